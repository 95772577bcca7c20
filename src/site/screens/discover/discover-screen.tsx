import type { AboutTopic, DiscoverData } from "../../../domain/page.ts";
import { pathOf } from "../../../domain/route.ts";
import { config } from "../../config.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { ownTemplatesUrl, signInUrlFrom } from "../../layout/external-urls.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { newTabNote } from "../../ui/external-link.tsx";
import { Markup } from "../../ui/markup.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./discover-screen.module.css";
import { TopicPicture } from "./topic-picture.tsx";

/** The chalk of a topic's square and picture; its square on the home page has the same. */
const chalks: Record<AboutTopic, string> = { prepare: "sun", brainstorm: "lilac", collect: "mint" };

export function DiscoverScreen({ data, context }: ScreenProps<DiscoverData>) {
  const locale = useLocale();
  const { discover } = useMessages();
  return (
    <div className="container">
      <header className={styles.intro}>
        <h1>{data.title}</h1>
        <Markup className={`prose ${styles.lead}`} html={data.intro} />
        <p className={styles.open}>
          <ButtonLink href={ownTemplatesUrl(locale)} aria-describedby={newTabNote} data-first-action>
            {discover.open({ brand: config.brand })}
          </ButtonLink>
        </p>
      </header>
      {data.topics.map(({ id, title, text, points }, index) => (
        <section key={id} className={styles.topic} data-chalk={chalks[id]} aria-labelledby={id}>
          <div>
            <h2 id={id}>
              <span className={styles.number}>{index + 1}</span> {title}
            </h2>
            <Markup className="prose" html={text} />
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
          <TopicPicture topic={id} />
        </section>
      ))}
      <section className={styles.call} aria-labelledby="call">
        <h2 id="call">{data.call.title}</h2>
        <p>{data.call.text}</p>
        <p className={styles.ways}>
          <ButtonLink href={signInUrlFrom("signup", context)}>{data.call.button}</ButtonLink>
          <ButtonLink fill="hollow" href={pathOf({ name: "inspirations" }, locale)}>
            {discover.templates()}
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
