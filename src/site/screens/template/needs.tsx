import type { TemplateData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import type { Messages } from "../../language/messages.generated.ts";
import { Definitions } from "./definitions.tsx";
import styles from "./needs.module.css";

/** One list of what to bring, counted from the facts and followed by what the author names, and beside it what to do beforehand. */
export function Needs({ template }: { template: TemplateData }) {
  const { template: words, places, materials } = useMessages();
  const { onSite, remote, room, prepare } = template.prerequisites;
  return (
    <div className={styles.needs}>
      <div>
        <h3>{places.onSite()}</h3>
        <ul>
          {[...countedNeeds(template.materials, materials), ...onSite].map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </div>
      <Definitions
        entries={[
          { term: words.prepare(), lines: prepare },
          { term: words.room(), lines: [room] },
          { term: places.remote(), lines: remote },
        ]}
      />
    </div>
  );
}

function countedNeeds(needs: TemplateData["materials"], materials: Messages["materials"]): string[] {
  return needs.map(({ item, count, ...by }) => {
    const what = materials[item]({ count });
    return by.per === "group" ? materials.group({ what, ...by.groupsOf }) : materials[by.per]({ what });
  });
}
