import { type Token as ParserToken, parse } from "@messageformat/parser";
import type { Locale } from "../domain/locale.ts";
import type { FieldPath } from "./problem.ts";

type Tokens = ParserToken[];

export interface Message {
  field: FieldPath;
  message: string;
}

/** All messages of an interface file, at any depth. Values that are neither text nor fields are left out. */
export function flattenMessages(value: unknown, field: FieldPath = []): Message[] {
  if (typeof value === "string") return [{ field, message: value }];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => flattenMessages(child, [...field, name]));
}

/** Reads a message by the plural rules of its language; `error` tells its mistake. */
export function parseMessage(message: string, locale: Locale): { tokens: Tokens } | { error: string } {
  try {
    const cardinal = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const ordinal = new Intl.PluralRules(locale, { type: "ordinal" }).resolvedOptions().pluralCategories;
    const tokens = parse(message, { cardinal, ordinal });
    const incomplete = findWithoutOther(tokens);
    return incomplete === undefined ? { tokens } : { error: `{${incomplete}} has no case 'other'` };
  } catch (error) {
    return { error: (error as Error).message.split("\n")[0] ?? "" };
  }
}

/** Without the case "other", a value that no case foresees would leave a hole in the sentence. */
function findWithoutOther(tokens: Tokens): string | undefined {
  for (const token of tokens) {
    if (!("cases" in token)) continue;
    if (token.cases.every(({ key }) => key !== "other")) return token.arg;
    const inner = token.cases.map((each) => findWithoutOther(each.tokens)).find((arg) => arg !== undefined);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The names of the arguments, in alphabetical order. */
export function argumentsOf(tokens: Tokens): string[] {
  const names = new Set<string>();
  const visit = (list: Tokens): void => {
    for (const token of list) {
      if ("arg" in token) names.add(token.arg);
      if ("cases" in token) for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  visit(tokens);
  return [...names].sort();
}

/** The words of a message with `x` for its arguments and its cases in a row; nothing when it cannot be read. */
export function readableText(message: string, cases: "all" | "other" = "all"): string | undefined {
  try {
    return textOf(parse(message), cases);
  } catch {
    return undefined;
  }
}

function textOf(tokens: Tokens, cases: "all" | "other"): string {
  return tokens
    .map((token: ParserToken) => {
      if (token.type === "content") return token.value;
      if ("cases" in token) {
        const shown = token.cases.filter(({ key }) => cases === "all" || key === "other");
        return shown.map((each) => textOf(each.tokens, cases)).join(" ");
      }
      return token.type === "octothorpe" ? "1" : "x";
    })
    .join("");
}
