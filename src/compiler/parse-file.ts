import type { z } from "zod";
import type { Problem } from "./problem.ts";
import { isAboutLength, toProblems } from "./schema-problems.ts";
import type { SourceFile } from "./source-file.ts";

/** A file holds fields, or it is one list. */
export type AnyFileSchema = z.ZodObject | z.ZodRecord | z.ZodArray;

/**
 * A file as its schema sees it. `fields` holds the sound fields only, so that a check that needs a broken one leaves it alone;
 * `whole` is there when there is nothing to complain about.
 */
export interface ParsedFile<T> {
  source: SourceFile;
  schema: AnyFileSchema;
  fields: Partial<T>;
  whole?: T;
}

export function parseFile<T>(
  source: SourceFile,
  schema: AnyFileSchema & z.ZodType<T>,
): { file: ParsedFile<T>; problems: Problem[] } {
  if (!("raw" in source)) return { file: { source, schema, fields: {} }, problems: [] };
  const result = schema.safeParse(source.raw, { reportInput: true });
  if (result.success)
    return { file: { source, schema, fields: result.data as Partial<T>, whole: result.data }, problems: [] };
  const { issues } = result.error;
  const breaking = issues.filter((issue) => !isAboutLength(issue) && !isStrayField(issue));
  const broken = new Set(breaking.map(({ path }) => String(path[0] ?? "")));
  return {
    file: { source, schema, fields: broken.has("") ? {} : soundFields(source.raw, schema, broken) },
    problems: issues.flatMap((issue) => toProblems(issue, schema, source)),
  };
}

/** A field of the file that means nothing there takes nothing from the others. */
function isStrayField({ code, path }: z.core.$ZodIssue): boolean {
  return code === "unrecognized_keys" && path.length === 0;
}

function soundFields<T>(raw: unknown, schema: AnyFileSchema, broken: Set<string>): Partial<T> {
  const fields: Record<string, unknown> = {};
  const written = raw as Record<string, unknown>;
  const shape = schema.def.type === "object" ? (schema as z.ZodObject).shape : undefined;
  for (const name of Object.keys(shape ?? written)) {
    if (broken.has(name)) continue;
    const parsed = (shape?.[name] as z.ZodType | undefined)?.safeParse(written[name]);
    const value = parsed?.success ? parsed.data : written[name];
    if (value !== undefined) fields[name] = value;
  }
  return fields as Partial<T>;
}
