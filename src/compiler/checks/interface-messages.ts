import { type Locale, locales } from "../../domain/locale.ts";
import { findNearest } from "../../domain/suggestion.ts";
import type { Content } from "../content.ts";
import { argumentsOf, flattenMessages, type Message, parseMessage } from "../messages.ts";
import { type Problem, quote } from "../problem.ts";
import { fileProblem, type SourceFile } from "../source-file.ts";

/** Every language has the messages of English, with the same arguments, and all of them can be read. */
export function checkInterface({ path, interface: files }: Pick<Content, "path" | "interface">): Problem[] {
  const english = messagesOf(files.en);
  return locales.flatMap((locale) => {
    const source = files[locale];
    if (source === undefined) return [fileProblem(`${path}/interface/${locale}.yaml`, "no file", "write it")];
    if (!("raw" in source)) return [];
    const messages = messagesOf(source);
    return [
      ...findOtherValues(source, source.raw, []),
      ...(english === undefined ? [] : compareKeys(source, messages ?? new Map(), english)),
      ...[...(messages ?? [])].flatMap(([name, message]) => judgeMessage(source, locale, message, english?.get(name))),
    ];
  });
}

function messagesOf(source: SourceFile | undefined): Map<string, Message> | undefined {
  if (source === undefined || !("raw" in source)) return undefined;
  return new Map(flattenMessages(source.raw).map((message) => [message.field.join("."), message]));
}

function compareKeys(source: SourceFile, messages: Map<string, Message>, english: Map<string, Message>): Problem[] {
  const missing = [...english].filter(([name]) => !messages.has(name));
  const surplus = [...messages].filter(([name]) => !english.has(name));
  const missingNames = missing.map(([name]) => name);
  return [
    ...missing.map(([, { field, message }]) =>
      source.problem(field, "nothing", `write this message; in English it is ${quote(message)}`),
    ),
    ...surplus.map(([name, { field }]) => {
      const nearest = findNearest(name, missingNames);
      return source.problem(
        field,
        "a message that en.yaml does not have",
        nearest === undefined ? "remove it" : `did you mean '${nearest}'?`,
      );
    }),
  ];
}

function judgeMessage(
  source: SourceFile,
  locale: Locale,
  { field, message }: Message,
  english: Message | undefined,
): Problem[] {
  if (message.trim() === "") return [source.problem(field, "an empty text", "write a text")];
  const parsed = parseMessage(message, locale);
  if ("error" in parsed)
    return [source.problem(field, `a broken message (${parsed.error})`, "write a valid ICU message")];
  const reference = english === undefined ? undefined : parseMessage(english.message, "en");
  if (reference === undefined || "error" in reference) return [];
  const written = argumentsOf(parsed.tokens);
  const expected = argumentsOf(reference.tokens);
  return written.join() === expected.join()
    ? []
    : [
        source.problem(
          field,
          listArguments(written),
          `write the arguments of the English message: ${listArguments(expected)}`,
        ),
      ];
}

function listArguments(names: string[]): string {
  return names.length === 0 ? "no arguments" : names.map((name) => `{${name}}`).join(", ");
}

/** Numbers, lists and empty fields, which are not messages. */
function findOtherValues(source: SourceFile, value: unknown, field: (string | number)[]): Problem[] {
  if (typeof value === "string") return [];
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([name, child]) => findOtherValues(source, child, [...field, name]));
  }
  return [
    source.problem(
      field,
      value === null ? "an empty field" : Array.isArray(value) ? "a list" : quote(value),
      "write a text",
    ),
  ];
}
