import { basename } from "node:path/posix";
import { CORE_SCHEMA, load } from "js-yaml";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLParseError,
} from "yaml";
import { findLostWords, mayLoseWords } from "./lost-words.ts";
import type { FieldPath, Problem } from "./problem.ts";
import { adviseOnSyntax } from "./syntax-advice.ts";

/** A content file as it was read: its values, and their lines. */
export interface SourceFile {
  path: string;
  /** Absent when the file is not YAML at all; that is reported once, and nothing else of it is judged. */
  raw?: unknown;
  /** A problem of one field; of a missing field, at the line of its nearest parent. */
  problem(field: FieldPath, found: string, expected: string): Problem;
}

export function readSource(path: string, text: string): { source: SourceFile; problems: Problem[] } {
  // Parsed by the thorough parser for the first problem: to keep the nodes of every file would take ten times its memory.
  let parsed: ParsedText | undefined;
  const lineOf = (field: FieldPath) => {
    parsed ??= parseText(text);
    return findLine(parsed.document.contents, field, parsed.lines);
  };
  const { isReadable, raw, problems } = readFields(path, text);
  const source: SourceFile = {
    path,
    ...(isReadable ? { raw } : {}),
    problem: (field, found, expected) => ({
      file: path,
      line: lineOf(field),
      field: field.join("."),
      found,
      expected,
    }),
  };
  return { source, problems };
}

/** A file of which nothing but this can be said. */
export function unreadable(path: string, found: string, expected: string): { source: SourceFile; problems: Problem[] } {
  return {
    source: { path, problem: () => fileProblem(path, found, expected) },
    problems: [fileProblem(path, found, expected)],
  };
}

interface Fields {
  isReadable: boolean;
  raw?: unknown;
  problems: Problem[];
}

/** One parser is fast and stops at the first mistake; only then the other one runs, which tells the mistake and its line. */
function readFields(path: string, text: string): Fields {
  try {
    const raw = load(text, { schema: CORE_SCHEMA });
    return { isReadable: true, raw, problems: mayLoseWords(text) ? lostWordsIn(path, text) : [] };
  } catch {
    return readBroken(path, text);
  }
}

function readBroken(path: string, text: string): Fields {
  const { document, lines } = parseText(text);
  const lineOf = ({ pos }: YAMLParseError) => Math.max(1, lines.linePos(pos[0]).line);
  // The first mistake mostly causes those after it, and misleads the lexer from there on.
  const [broken] = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  const last = broken === undefined ? Number.POSITIVE_INFINITY : lineOf(broken);
  const repeated = document.errors.filter((error) => error.code === "DUPLICATE_KEY" && lineOf(error) <= last);
  const lost = lostWordsIn(path, text).filter(({ line }) => line <= last);
  const isExplained = lost.some(({ line }) => line === last);
  const isReadable = broken === undefined && lost.length === 0;
  return {
    isReadable,
    ...(isReadable && { raw: document.toJS() as unknown }),
    problems: [
      ...repeated.map((error) => ({
        file: path,
        line: lineOf(error),
        field: keyAt(text, error.pos[0]),
        found: "a field that stands twice",
        expected: "write each field once",
      })),
      ...lost,
      ...(broken === undefined || isExplained ? [] : [syntaxProblem(path, text, { line: last, mistake: broken })]),
    ],
  };
}

function syntaxProblem(
  path: string,
  text: string,
  { line, mistake }: { line: number; mistake: YAMLParseError },
): Problem {
  const { code, message, pos } = mistake;
  const start = text.lastIndexOf("\n", pos[0] - 1) + 1;
  const [written = ""] = text.slice(start).split("\n", 1);
  const expected = adviseOnSyntax({ code, message, line: written, before: text.slice(start, pos[0]) });
  return { file: path, line, field: "", found: `broken YAML (${message})`, expected };
}

function lostWordsIn(path: string, text: string): Problem[] {
  const mayHoldComments = basename(path) === "facts.yaml";
  return findLostWords(text, { mayHoldComments }).map((lost) => ({ file: path, field: "", ...lost }));
}

interface ParsedText {
  document: Document.Parsed;
  lines: LineCounter;
}

function parseText(text: string): ParsedText {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, prettyErrors: false }), lines };
}

/** The problem of a file that should stand there and does not, or of one that should not. */
export function fileProblem(path: string, found: string, expected: string): Problem {
  return { file: path, line: 1, field: "", found, expected };
}

function findLine(root: Node | null, field: FieldPath, lines: LineCounter): number {
  let node: unknown = root;
  let line = 1;
  for (const segment of field) {
    let start: number | undefined;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
      if (pair === undefined) break;
      start = isScalar(pair.key) ? pair.key.range?.[0] : undefined;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      start = (node as Node | undefined)?.range?.[0];
    } else {
      break;
    }
    if (start === undefined) break;
    line = lines.linePos(start).line;
  }
  return line;
}

function keyAt(text: string, offset: number): string {
  return /^["']?([\w-]+)/.exec(text.slice(offset))?.[1] ?? "";
}
