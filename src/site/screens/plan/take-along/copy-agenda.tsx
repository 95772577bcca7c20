import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../language/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import type { Agenda } from "./agenda/agenda.ts";
import { agendaAsHtml } from "./agenda/agenda-as-html.ts";
import { agendaAsMarkdown } from "./agenda/agenda-as-markdown.ts";
import { agendaAsText } from "./agenda/agenda-as-text.ts";

/** The copied text in one or two forms. Programs take the one that they understand best. */
interface Copied {
  text: string;
  html?: string;
}

/** Copies an agenda. If the browser cannot, the text is shown to be copied by hand. */
export function CopyAgenda({ agenda }: { agenda: Agenda }) {
  const messages = useMessages();
  const words = messages.takeAlong;
  const [outcome, setOutcome] = useState<{ text: string; words: "copied" | "copyFailed" }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const failed = outcome?.words === "copyFailed" ? outcome.text : undefined;
  useEffect(() => {
    if (failed !== undefined) field.current?.select();
  }, [failed]);

  const copy = (copied: Copied) => {
    // A screen reader reads the outcome out when its text changes. It is emptied first, so that the same one is heard again.
    setOutcome(undefined);
    writeToClipboard(copied).then(
      () => setOutcome({ text: copied.text, words: "copied" }),
      () => setOutcome({ text: copied.text, words: "copyFailed" }),
    );
  };
  return (
    <>
      <div className="take-along-buttons">
        <Button
          fill="hollow"
          onClick={() => copy({ text: agendaAsText(agenda, messages), html: agendaAsHtml(agenda, messages) })}
        >
          {words.copy()}
        </Button>
        <Button fill="hollow" onClick={() => copy({ text: agendaAsMarkdown(agenda, messages) })}>
          {words.copyMarkdown()}
        </Button>
      </div>
      <p role="status">{outcome && words[outcome.words]()}</p>
      {failed !== undefined && <TextArea label={words.asText()} rows={8} value={failed} readOnly ref={field} />}
    </>
  );
}

/** Writes to the clipboard. Some browsers have one for text alone. Without HTTPS there is none, which is a failure like any other. */
async function writeToClipboard({ text, html }: Copied): Promise<void> {
  if (html === undefined || !("ClipboardItem" in globalThis)) return navigator.clipboard.writeText(text);
  const item = {
    "text/plain": new Blob([text], { type: "text/plain" }),
    "text/html": new Blob([html], { type: "text/html" }),
  };
  await navigator.clipboard.write([new ClipboardItem(item)]);
}
