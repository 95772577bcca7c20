import { stripVTControlCharacters } from "node:util";
import { formatProblem } from "../../compiler/problem.ts";
import { ContentError } from "../read/read-site-content.ts";

/**
 * The page in place of one that cannot be shown: lists all problems and notes, and reloads when they change.
 */
export function writeTroublePage(error: unknown, notes: Iterable<string> = []): string {
  const { title, lines } = describe(error);
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("\n");
  const paragraphs = ["This page reloads when it is mended.", ...notes].map((text) => `<p>${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<script type="module" src="/@vite/client"></script>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
li { margin-block: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 14px }
</style></head>
<body><h1>${escapeHtml(title)}</h1>
${paragraphs.join("\n")}
<ol>
${items}
</ol></body></html>
`;
}

function describe(error: unknown): { title: string; lines: string[] } {
  if (error instanceof ContentError) {
    const { length } = error.problems;
    return {
      title: `${length} ${length === 1 ? "problem" : "problems"} in the content`,
      lines: error.problems.map(formatProblem),
    };
  }
  return { title: "The page could not be made", lines: describeFault(error) };
}

/** The message, then the stack, without the colours that tools write for terminals. */
function describeFault(error: unknown): string[] {
  if (!(error instanceof Error)) return [stripVTControlCharacters(String(error))];
  const message = stripVTControlCharacters(error.message);
  const stack = stripVTControlCharacters(error.stack ?? "");
  // Most stacks begin with the name of the error and its message.
  const end = stack.includes(message) ? stack.indexOf(message) + message.length : 0;
  return [stack.slice(0, end) || message, stack.slice(end).replace(/^\n+/, "")].filter((line) => line !== "");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
