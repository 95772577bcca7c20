import type { TemplateData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import type { ScreenProps } from "../screen.ts";
import { Hero } from "./hero.tsx";
import { Recommendations } from "./recommendations.tsx";
import { templateSections } from "./sections.tsx";
import { SideFacts } from "./side-facts.tsx";
import styles from "./template-screen.module.css";

export function TemplateScreen({ data, context }: ScreenProps<TemplateData>) {
  const messages = useMessages();
  const { template: words } = messages;
  const sections = templateSections(data, messages);
  const settingsTitle = data.kind === "inspiration" ? words.settings() : words.sessionSettings();
  const contents = [
    ...sections,
    { id: "settings", title: settingsTitle },
    { id: "recommendations", title: words.recommendations() },
  ];
  return (
    <article className="container" data-chalk={data.goals[0]?.color}>
      <Hero template={data} context={context} />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{words.onThisPage()}</h2>
          <ul className={styles.links}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.reading}>
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {body}
            </section>
          ))}
        </div>
        <SideFacts template={data} settingsTitle={settingsTitle} />
      </div>
      <section id="recommendations" className={styles.recommendations} aria-labelledby="recommendations-title">
        <h2 id="recommendations-title">{words.recommendations()}</h2>
        <Recommendations template={data} />
      </section>
    </article>
  );
}
