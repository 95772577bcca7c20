import { inFull } from "../../../domain/in-full.ts";
import type { TemplateData } from "../../../domain/page.ts";
import { useMessages } from "../../language/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Folded } from "../../ui/folded.tsx";
import type { ScreenProps } from "../screen.ts";
import { Contents } from "./contents.tsx";
import { Hero } from "./hero.tsx";
import { PaperLink } from "./paper-link.tsx";
import { ReadBlocker } from "./read-blocker.tsx";
import { Recommendations } from "./recommendations.tsx";
import { type Section, templateSections } from "./sections.tsx";
import { SideFacts } from "./side-facts.tsx";
import styles from "./template-screen.module.css";

/** The style sheet prints none of those after it. */
const lastOnPaper = "inclusion";

export function TemplateScreen({ data, context }: ScreenProps<TemplateData>) {
  const messages = useMessages();
  const { template: words } = messages;
  const { toRun, toLearn } = templateSections(data, messages);
  const settingsTitle = data.kind === "inspiration" ? words.settings() : words.sessionSettings();
  const contents = [
    ...toRun,
    { id: "information", title: words.information() },
    { id: "settings", title: settingsTitle },
    ...toLearn,
    { id: "recommendations", title: words.recommendations() },
  ];
  return (
    <article className="container" data-chalk={data.goals[0].color}>
      <Hero template={data} />
      <div className={styles.columns}>
        <Contents entries={contents} />
        <div className={styles.reading}>
          {toRun.map((section, index) => (
            <ReadingSection key={section.id} {...section} isOpenToAll={index === 0} />
          ))}
        </div>
        <SideFacts template={data} settingsTitle={settingsTitle} />
        <div className={styles.reading}>
          {toLearn.map((section) =>
            section.id === lastOnPaper ? (
              <div key={section.id} className={styles.last}>
                <PaperLink {...data.paperLink} />
                <ReadingSection {...section} />
              </div>
            ) : (
              <ReadingSection key={section.id} {...section} />
            ),
          )}
          <ReadBlocker context={context} />
        </div>
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

/** `isOpenToAll`: also to a visitor who has read as many templates as are free. */
function ReadingSection({ id, title, icon, body, isFolded, isOpenToAll }: Section & { isOpenToAll?: boolean }) {
  const heading = (
    <h2 id={`${id}-title`}>
      {icon}
      {title}
    </h2>
  );
  return (
    <section id={id} className={classNames(styles.section, !isOpenToAll && inFull)} aria-labelledby={`${id}-title`}>
      {isFolded ? (
        <Folded title={heading}>{body}</Folded>
      ) : (
        <>
          {heading}
          {body}
        </>
      )}
    </section>
  );
}
