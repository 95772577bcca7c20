import { z } from "zod";
import { suggest } from "../domain/suggestion.ts";
import { count, type FieldPath, type Problem, quote } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

type Issue = z.core.$ZodIssue;

/** Turns a schema's findings into words for the writer. zod must run with `reportInput`, or the found value is unknown. */
export function toProblems(issue: Issue, schema: z.ZodType, source: SourceFile, base: FieldPath = []): Problem[] {
  const field = [...base, ...issue.path.map((segment) => (typeof segment === "symbol" ? String(segment) : segment))];
  const problem = (found: string, expected: string) => [source.problem(field, found, expected)];

  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => {
        const allowed = fieldsOf(schemaAt(schema, field)).filter((name) => !hasField(issue.input, name));
        const expected = allowed.length > 0 ? suggest(key, allowed, "a field") : "remove it";
        return source.problem([...field, key], `an unknown field '${key}'`, expected);
      });
    case "invalid_type":
      return problem(describeInput(issue.input), `write ${nouns[issue.expected] ?? issue.expected}${hintFor(issue)}`);
    case "invalid_value": {
      const allowed = issue.values.map(String);
      return problem(describeInput(issue.input), suggest(String(issue.input ?? ""), allowed, "a value"));
    }
    case "too_big":
    case "too_small": {
      const [limit, word] = issue.code === "too_big" ? [issue.maximum, "most"] : [issue.minimum, "least"];
      return problem(measure(issue.input), issue.exact ? `write exactly ${limit}` : `write at ${word} ${limit}`);
    }
    case "invalid_union": {
      // If one alternative matched down to the inner fields, its complaints say more than the list of alternatives.
      const close = issue.errors.filter((issues) =>
        issues.every(({ path, code }) => path.length > 0 || code === "unrecognized_keys"),
      );
      const [only, ...others] = close;
      return only !== undefined && others.length === 0
        ? only.flatMap((inner) => toProblems(inner, schema, source, field))
        : problem(describeInput(issue.input), issue.message);
    }
    case "invalid_key":
      return problem(quote(field.at(-1)), issue.issues[0]?.message ?? issue.message);
    default:
      return problem(describeInput(issue.input), issue.message);
  }
}

/** A text that is too long or too short is still the text that was meant: the other checks can go on with it. */
export function isAboutLength(issue: Issue): boolean {
  return (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "string";
}

const nouns: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "fields, one a line",
  record: "fields, one a line",
};

/** Because of a colon, YAML sees fields in a text that was meant as a sentence. */
function hintFor({ expected, input }: z.core.$ZodIssueInvalidType): string {
  return expected === "string" && typeof input === "object" && input !== null
    ? "; put quotes around one that holds a colon"
    : "";
}

function describeInput(input: unknown): string {
  if (input === undefined) return "nothing";
  if (input === null || input === "") return "an empty field";
  if (Array.isArray(input)) return "a list";
  return typeof input === "object" ? "fields" : quote(input);
}

function measure(input: unknown): string {
  if (typeof input === "string") return input.trim() === "" ? "an empty text" : count(input.trim().length, "character");
  return Array.isArray(input) ? count(input.length, "entry") : String(input);
}

function hasField(input: unknown, name: string): boolean {
  return typeof input === "object" && input !== null && name in input;
}

function schemaAt(schema: z.core.$ZodType, field: FieldPath): z.core.$ZodType | undefined {
  const [segment, ...rest] = field;
  if (segment === undefined) return schema;
  const next = childOf(schema, segment);
  return next === undefined ? undefined : schemaAt(next, rest);
}

/** The schema of a field or an entry. */
export function childOf(schema: z.core.$ZodType, segment: string | number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[segment] as z.core.$ZodType | undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => childOf(option, segment)).find((child) => child !== undefined);
  return isWrapper(schema) ? childOf(schema.unwrap(), segment) : undefined;
}

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return isWrapper(schema) ? fieldsOf(schema.unwrap()) : [];
}

function isWrapper(schema: z.core.$ZodType | undefined): schema is z.ZodDefault | z.ZodExactOptional | z.ZodOptional {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodExactOptional || schema instanceof z.ZodOptional;
}
