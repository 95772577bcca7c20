import type { ReactNode } from "react";
import type { Html, TemplateData } from "../../../domain/page.ts";
import type { Messages } from "../../language/messages.generated.ts";
import { Markup } from "../../ui/markup.tsx";
import { TemplateIcon } from "../../ui/template-icon.tsx";
import { CanvasNote } from "./canvas-note.tsx";
import { Definitions } from "./definitions.tsx";
import { Needs } from "./needs.tsx";
import { Parts } from "./parts.tsx";
import styles from "./sections.module.css";
import { Sources } from "./sources.tsx";
import { Summary } from "./summary.tsx";
import { WorkedExample } from "./worked-example.tsx";

export interface Section {
  id: string;
  title: string;
  /** Stands before the title. */
  icon?: ReactNode;
  /** Waits under its title on a small window. */
  isFolded?: boolean;
  body: ReactNode;
}

/** The sections of the reading column, in the order of use: those up to the steps, which is what one runs from, and the others. */
export function templateSections(template: TemplateData, messages: Messages): { toRun: Section[]; toLearn: Section[] } {
  const { facts, template: words, needs } = messages;
  const { kind, minutes, parts, variants, example, recap, whyItWorks, debrief } = template;
  const isInspiration = kind === "inspiration";

  const toRun: (Section | undefined)[] = [
    { id: "summary", title: facts.summary(), body: <Summary {...template} /> },
    { id: "prerequisites", title: words.prerequisites(), isFolded: true, body: <Needs template={template} /> },
    isInspiration
      ? undefined
      : { id: "preparing", title: words.preparing(), body: <ProseList items={template.preparing} ordered /> },
    {
      id: "steps",
      title: isInspiration ? words.steps() : words.leading(),
      body: (
        <>
          <p>
            {isInspiration
              ? words.stepsIntro({ steps: parts.length, minutes })
              : words.blocksIntro({ blocks: parts.length, minutes })}
          </p>
          {template.activity === "canvas" && <CanvasNote template={template} />}
          <Parts parts={parts} />
        </>
      ),
    },
  ];
  const toLearn: (Section | undefined)[] = [
    recap && {
      id: "recap",
      title: words.recap(),
      body: (
        <>
          <Prose html={recap.text} />
          <div className={styles.example}>
            <p>{words.recapExample()}</p>
            <PlainList items={recap.example} />
          </div>
        </>
      ),
    },
    debrief.length > 0 ? { id: "debrief", title: words.debrief(), body: <PlainList items={debrief} /> } : undefined,
    example && { id: "example", title: words.example(), body: <WorkedExample {...example} /> },
    { id: "suggestions", title: words.suggestions(), body: <ProseList items={template.suggestions} /> },
    {
      id: "traps",
      title: words.traps(),
      body: <Definitions entries={template.traps.map(({ trap, rescue }) => ({ term: trap, html: rescue }))} />,
    },
    {
      id: "variants",
      title: words.variantCount({ count: variants.length }),
      icon: <TemplateIcon name="variants" size={24} />,
      body: (
        <Definitions
          entries={variants.map(({ name, change, why }) => ({
            term: name,
            html: change,
            lines: [why],
            areQuiet: true,
          }))}
        />
      ),
    },
    { id: "why", title: words.whyItWorks(), body: <Prose html={whyItWorks} /> },
    {
      id: "inclusion",
      title: words.inclusion(),
      body: <Definitions entries={template.inclusion.map(({ need, text }) => ({ term: needs[need](), html: text }))} />,
    },
    { id: "sources", title: words.sources(), body: <Sources sources={template.sources} /> },
    {
      id: "desk",
      title: words.desk(),
      body: (
        <>
          <h3 className={styles.subtitle}>{template.desk.name}</h3>
          <p>{template.desk.definition}</p>
        </>
      ),
    },
  ];
  const isThere = (section: Section | undefined) => section !== undefined;
  return { toRun: toRun.filter(isThere), toLearn: toLearn.filter(isThere) };
}

function Prose({ html }: { html: Html }) {
  return <Markup className="prose" html={html} />;
}

function PlainList({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function ProseList({ items, ordered = false }: { items: Html[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List>
      {items.map((html) => (
        <Markup key={html} as="li" className="prose" html={html} />
      ))}
    </List>
  );
}
