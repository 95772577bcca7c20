import type { Promised, Sections } from "./promises.ts";
import type { MarkedTitle } from "./read-titles.ts";

export interface TestFile {
  /** Relative to the project's folder, with forward slashes. */
  path: string;
  titles: readonly MarkedTitle[];
}

const beginning = `# Behaviour

<!-- \`npm run behaviour\` writes this file: change docs/promises.yaml, or the titles of tests. -->

Every promise to a visitor, by its number, and the tests that prove it: those whose titles name the number, as in \`(R4.5)\`. "Fully" means
that all of it holds. Where one title stands for several tests, "…" is in the place of what differs.
`;

/** The text of `docs/behaviour.md`. */
export function describeBehaviour(sections: Sections, files: readonly TestFile[]): string {
  const described = Object.entries(sections).map(([heading, promises]) => {
    const entries = Object.entries(promises);
    const rows = entries.map(([number, promised]) => `| ${number} | ${cell(promised.promise)} | ${state(promised)} |`);
    const proofs = entries.map(([number, promised]) => describeProofs(number, promised, files));
    return [`## ${heading}`, ["| no. | promise | holds |", "| --- | --- | --- |", ...rows].join("\n"), ...proofs].join(
      "\n\n",
    );
  });
  return `${[beginning, ...described.map((section) => `${section}\n`)].join("\n")}`;
}

function describeProofs(number: string, { untested }: Promised, files: readonly TestFile[]): string {
  const proofs = files.flatMap(({ path, titles }) => {
    const proving = titles.filter(({ requirements }) => requirements.includes(number));
    if (proving.length === 0) return [];
    const quoted = new Set(proving.map(({ title }) => `"${plain(title)}"`));
    return [`- \`${path}\`: ${[...quoted].join("; ")}`];
  });
  if (proofs.length === 0) return `**${number}** is named by no test: ${untested ?? "this has yet to be mended."}`;
  return [`**${number}** is proved by`, "", ...proofs].join("\n");
}

function state({ inPart }: Promised): string {
  return inPart === undefined ? "fully" : `**in part**: ${cell(inPart)}`;
}

function cell(markdown: string): string {
  return markdown.replaceAll("|", "\\|");
}

/** Escapes characters that Markdown would read as markup. */
function plain(text: string): string {
  return text.replace(/[\\`*<|]/g, "\\$&");
}

/** Lists disagreements between the promises and the tests. */
export function findUnproved(sections: Sections, files: readonly TestFile[]): string[] {
  const promises = new Map(Object.values(sections).flatMap((each) => Object.entries(each)));
  const named = files.flatMap(({ path, titles }) =>
    titles.flatMap(({ title, requirements }) => requirements.map((number) => ({ path, title, number }))),
  );
  const unknown = named
    .filter(({ number }) => !promises.has(number))
    .map(({ path, title, number }) => `${path}: "${title}" names ${number}, which docs/promises.yaml does not have`);
  const proved = new Set(named.map(({ number }) => number));
  const judged = [...promises].flatMap(([number, { untested }]) => {
    if (proved.has(number) && untested !== undefined) {
      return [`${number} is proved by tests: take its "untested" from docs/promises.yaml`];
    }
    if (proved.has(number) || untested !== undefined) return [];
    return [
      `No test names ${number}: write (${number}) into the title of one that proves it, or "untested" with the reason into docs/promises.yaml`,
    ];
  });
  return [...unknown, ...judged];
}
