import { filterAddress } from "../../../domain/finding/filter-address.ts";
import { inFull } from "../../../domain/in-full.ts";
import type { TemplateData } from "../../../domain/page.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { Information } from "./information.tsx";
import styles from "./side-facts.module.css";

/** The facts that a facilitator looks up, beside the steps on wide screens. */
export function SideFacts({ template, settingsTitle }: { template: TemplateData; settingsTitle: string }) {
  const locale = useLocale();
  const { template: words } = useMessages();
  return (
    <aside className={`${styles.aside} ${inFull}`}>
      <section id="information" aria-labelledby="information-title">
        <h2 id="information-title">{words.information()}</h2>
        <Information template={template} />
      </section>
      <section id="settings" aria-labelledby="settings-title">
        <h2 id="settings-title">{settingsTitle}</h2>
        <ul>
          {template.settings.map((setting) => (
            <li key={setting}>{setting}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="side-promo">
        <h2 id="side-promo">{words.promo()}</h2>
        <ul>
          <li>
            <a href={filterAddress("inspiration", "activity", "canvas", locale)}>{words.canvasLink()}</a>
          </li>
          <li>
            <a href={filterAddress(template.kind, "author", template.desk.id, locale)}>{words.deskLink()}</a>
          </li>
        </ul>
      </section>
    </aside>
  );
}
