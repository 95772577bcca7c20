import { formatProblem } from "../../compiler/problem.ts";
import { ContentError } from "../read-site-content.ts";

/** In place of a page that cannot be shown: what is wrong, all of it. Reloads once that has changed. */
export function writeTroublePage(error: unknown): string {
  const { title, lines } = describe(error);
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<script type="module" src="/@vite/client"></script>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
li { margin-block: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; font-size: 14px }
</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>This page reloads when it is mended.</p>
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
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { title: "The page could not be made", lines: [message, ...(stack === undefined ? [] : [stack])] };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
