import type { ReactNode } from "react";
import type { Html, TemplateData } from "../../../domain/page.ts";
import type { Messages } from "../../language/messages.generated.ts";
import { Markup } from "../../ui/markup.tsx";
import { TemplateIcon } from "../../ui/template-icon.tsx";
import { CanvasNote } from "./canvas-note.tsx";
import { Definitions } from "./definitions.tsx";
import { FitButton } from "./fit-button.tsx";
import { Information } from "./information.tsx";
import { Parts } from "./parts.tsx";
import styles from "./sections.module.css";
import { Sources } from "./sources.tsx";
import { WorkedExample } from "./worked-example.tsx";

export interface Section {
  id: string;
  title: string;
  /** Stands before the title. */
  icon?: ReactNode;
  body: ReactNode;
}

/** The sections of the reading column, in order. */
export function templateSections(template: TemplateData, messages: Messages): Section[] {
  const { template: words, needs } = messages;
  const { kind, minutes, parts, summary, prerequisites, variants, example, recap } = template;
  const isInspiration = kind === "inspiration";

  const sections: (Section | undefined)[] = [
    {
      id: "summary",
      title: words.summary(),
      body: (
        <>
          <Prose html={summary.what} className={styles.lead} />
          <Definitions
            entries={[
              { term: words.whenItHelps(), html: summary.when },
              { term: words.whatYouGet(), html: summary.result },
              { term: words.whenNot(), html: summary.whenNot },
            ]}
          />
        </>
      ),
    },
    { id: "information", title: words.information(), body: <Information template={template} /> },
    {
      id: "prerequisites",
      title: words.prerequisites(),
      body: (
        <Definitions
          entries={[
            { term: words.onSite(), lines: prerequisites.onSite },
            { term: words.remote(), lines: prerequisites.remote },
            { term: words.room(), lines: [prerequisites.room] },
            { term: words.prepare(), lines: prerequisites.prepare },
          ]}
        />
      ),
    },
    isInspiration
      ? undefined
      : {
          id: "preparing",
          title: words.preparing(),
          body: <ProseList items={template.preparing} ordered />,
        },
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
          <FitButton template={template} />
          <Parts parts={parts} />
        </>
      ),
    },
    recap && {
      id: "recap",
      title: words.recap(),
      body: (
        <>
          <Prose html={recap.text} />
          <div className={styles.example}>
            <p>{words.recapExample()}</p>
            <ul>
              {recap.example.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </>
      ),
    },
    example && {
      id: "example",
      title: words.example(),
      body: <WorkedExample {...example} />,
    },
    template.debrief.length > 0
      ? { id: "debrief", title: words.debrief(), body: <PlainList items={template.debrief} /> }
      : undefined,
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
    template.whyItWorks
      ? { id: "why", title: words.whyItWorks(), body: <Prose html={template.whyItWorks} /> }
      : undefined,
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
  return sections.filter((section) => section !== undefined);
}

function Prose({ html, className = "" }: { html: Html; className?: string | undefined }) {
  return <Markup className={`prose ${className}`} html={html} />;
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
