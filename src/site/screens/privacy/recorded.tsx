import type { PrivacyData } from "../../../domain/page.ts";
import { config } from "../../config.ts";
import { useMessages } from "../../language/language.tsx";
import { ConsentButton } from "../../layout/consent-button.tsx";
import { choiceKeptDays } from "./kept-here.ts";

/** What happens with consent alone. */
export function Recorded({ data: { countedBy, platform, tagCookies } }: { data: PrivacyData }) {
  const { privacy: words } = useMessages();
  const { brand } = config;
  return (
    <>
      <p>{words.countedAsked({ count: choiceKeptDays })}</p>
      {countedBy && <p>{words.countedEvent({ host: countedBy })}</p>}
      {countedBy && platform && <p>{words.countedKept({ count: platform.eventsKeptDays })}</p>}
      {countedBy && <p>{words.countedBack({ brand })}</p>}
      {tagCookies && <p>{words.tags({ brand, names: tagCookies.join(", ") })}</p>}
      <p>
        <ConsentButton />
      </p>
    </>
  );
}
