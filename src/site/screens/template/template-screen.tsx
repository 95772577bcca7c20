import { inFull } from "../../../domain/in-full.ts";
import type { TemplateData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { ScreenProps } from "../screen.ts";
import { Hero } from "./hero.tsx";
import { PaperLink } from "./paper-link.tsx";
import { ReadBlocker } from "./read-blocker.tsx";
import { Recommendations } from "./recommendations.tsx";
import { templateSections } from "./sections.tsx";
import { SideFacts } from "./side-facts.tsx";
import styles from "./template-screen.module.css";

/** The style sheet prints none of those after it. */
const lastOnPaper = "inclusion";

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
    <article className="container" data-chalk={data.goals[0].color}>
      <Hero template={data} />
      <div className={styles.columns}>
        <nav className={classNames(styles.contents, inFull)} aria-labelledby="contents">
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
          {sections.map(({ id, title, icon, body }, index) => {
            const section = (
              <section
                key={id}
                id={id}
                className={classNames(styles.section, index > 0 && inFull)}
                aria-labelledby={`${id}-title`}
              >
                <h2 id={`${id}-title`}>
                  {icon}
                  {title}
                </h2>
                {body}
              </section>
            );
            if (id !== lastOnPaper) return section;
            return (
              <div key={id} className={styles.last}>
                <PaperLink {...data.paperLink} />
                {section}
              </div>
            );
          })}
          <ReadBlocker context={context} />
        </div>
        <SideFacts template={data} settingsTitle={settingsTitle} />
      </div>
      <section
        id="recommendations"
        className={classNames(styles.recommendations, inFull)}
        aria-labelledby="recommendations-title"
      >
        <h2 id="recommendations-title">{words.recommendations()}</h2>
        <Recommendations template={data} />
      </section>
    </article>
  );
}
