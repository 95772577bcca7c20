import type { ReactNode } from "react";
import type { PrivacyData } from "../../../domain/page.ts";
import { config } from "../../config.ts";
import { nameOfSite } from "../../head.ts";
import { useMessages } from "../../language/language.tsx";
import page from "../../layout/plain-page.module.css";
import { Markup } from "../../ui/markup.tsx";
import { InBrowser, InCookies } from "./in-browser.tsx";
import { AccountKept, NewsletterKept, OtherPlatform } from "./on-platform.tsx";
import styles from "./privacy-screen.module.css";
import { Recorded } from "./recorded.tsx";
import { OnServers, Rights, WhoIsResponsible } from "./whom-to-ask.tsx";

/** A part of the page. Other pages lead to its id. */
interface Part {
  id: string;
  title: string;
  content: ReactNode;
}

/** Tells what the site keeps of its visitors. Each sentence stands there only where the site is set up so. */
export function PrivacyScreen({ data }: { data: PrivacyData }) {
  const { privacy: words } = useMessages();
  const parts = usePartsOf(data);
  return (
    <div className={`container prose ${page.page} ${styles.screen}`}>
      <h1>{words.title()}</h1>
      <p>{words.lead({ site: nameOfSite })}</p>
      <nav aria-label={words.contents()}>
        <ul className={styles.contents}>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="prose" aria-labelledby="short">
        <h2 id="short">{words.short()}</h2>
        <ul>
          <li>{words.shortReading()}</li>
          <li>{data.countedBy || data.tagCookies ? words.shortCounted() : words.shortUncounted()}</li>
          <li>{words.shortErase()}</li>
        </ul>
      </section>
      {parts.map(({ id, title, content }) => (
        <section key={id} className="prose" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

function usePartsOf(data: PrivacyData): Part[] {
  const { privacy: words } = useMessages();
  const { countedBy, operator, platform, tagCookies } = data;
  const isAsked = Boolean(countedBy || tagCookies);
  const ofPlatform: Part[] = platform
    ? [
        { id: "account", title: words.account(), content: <AccountKept platform={platform} /> },
        ...(config.apiUrl ? [{ id: "newsletter", title: words.newsletter(), content: <NewsletterKept /> }] : []),
      ]
    : [{ id: "account", title: words.account(), content: <OtherPlatform /> }];
  const ofOperator = (operator?.sections ?? []).map(
    ({ title, text }, index): Part => ({
      id: `more-${index + 1}`,
      title,
      content: <Markup className="prose" html={text} />,
    }),
  );
  return [
    { id: "who", title: words.who(), content: <WhoIsResponsible operator={operator} /> },
    { id: "browser", title: words.browser(), content: <InBrowser data={data} /> },
    { id: "cookies", title: words.cookies(), content: <InCookies data={data} /> },
    {
      id: "recorded",
      title: isAsked ? words.counted() : words.uncounted(),
      content: isAsked ? <Recorded data={data} /> : <p>{words.uncountedText()}</p>,
    },
    ...ofPlatform,
    { id: "servers", title: words.servers(), content: <OnServers data={data} /> },
    { id: "rights", title: words.rights(), content: <Rights hasAccountPage={platform !== undefined} /> },
    ...ofOperator,
  ];
}
