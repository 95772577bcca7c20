import { type ESTree, parseSync, Visitor } from "vite";

/** A test, a step of one or a group of them that says in its title which requirements it proves. */
export interface MarkedTitle {
  /** Without its mark. A part that is known only when the test runs is "…". */
  title: string;
  requirements: string[];
}

const mark = / ?\((R\d[\d.]*(?:, R\d[\d.]*)*)\)/g;
/** Tests that do not run prove nothing. */
const notRun = new Set(["skip", "fixme", "todo"]);

/** Every title of a test file that ends in a mark such as `(R4.5)` or `(R4.5, R9.1)`. */
export function readMarkedTitles(file: string, text: string): MarkedTitle[] {
  // Most files have none, and to parse them all takes a second.
  if (!/\(R\d/.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const titles: MarkedTitle[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (first === undefined) return;
      const words = wordsOf(callee);
      if (!declaresTest(words)) return;
      const text = textOf(first);
      const requirements = [...text.matchAll(mark)].flatMap(([, numbers = ""]) => numbers.split(", "));
      if (requirements.length === 0) return;
      const title = text.replace(mark, "").trim();
      titles.push({ title: isFilledIn(words) ? withoutPlaceholders(title) : title, requirements });
    },
  }).visit(program);
  return titles;
}

/** The words of `test.describe` or `it.each(rows)`, in their order. */
function wordsOf(callee: ESTree.Node): string[] {
  switch (callee.type) {
    case "Identifier":
      return [callee.name];
    case "MemberExpression":
      return callee.property.type === "Identifier" ? [...wordsOf(callee.object), callee.property.name] : [];
    case "CallExpression":
      return wordsOf(callee.callee);
    case "TaggedTemplateExpression":
      return wordsOf(callee.tag);
    default:
      return [];
  }
}

function declaresTest(words: readonly string[]): boolean {
  return ["it", "test", "describe"].includes(words[0] ?? "") && !words.some((word) => notRun.has(word));
}

function isFilledIn(words: readonly string[]): boolean {
  return words.includes("each") || words.includes("for");
}

function textOf(node: ESTree.Node): string {
  switch (node.type) {
    case "Literal":
      return String(node.value);
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked).join("…");
    case "BinaryExpression":
      return textOf(node.left) + textOf(node.right);
    default:
      return "…";
  }
}

function withoutPlaceholders(title: string): string {
  return title.replace(/%[sdifjoOc#$]|\$[\w.]+/g, "…");
}
