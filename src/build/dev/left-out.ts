import { groupBy } from "../../compiler/grouping.ts";
import { formatProblem, type Problem } from "../../compiler/problem.ts";

/** Names the templates and the news that are not shown. A template's address lists its problems; news have none that could. */
export function tellLeftOut(problems: readonly Problem[]): string[] {
  const byFolder = groupBy(problems, ({ file }) => file.split("/", 3).join("/"));
  return [...byFolder].flatMap(([folder, own]) =>
    folder.includes("/news/")
      ? [`${folder} is not shown:`, ...own.map((problem) => `  ${formatProblem(problem)}`)]
      : [`${folder} is not shown: its English address tells what is left to write.`],
  );
}
