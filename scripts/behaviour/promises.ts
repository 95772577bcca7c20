import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { z } from "zod";

const promise = z.strictObject({
  promise: z.string().trim().min(1),
  /** The part of the promise that does not hold, and why. */
  inPart: z.string().trim().min(1).optional(),
  /** The reason why no test names the promise. */
  untested: z.string().trim().min(1).optional(),
});

/** Promises by the heading of their section, then by the number of their requirement. */
const sections = z.record(z.string(), z.record(z.string().regex(/^R\d+\.\d+$/), promise));

export type Promised = z.infer<typeof promise>;
export type Sections = z.infer<typeof sections>;

export function readPromises(file: string): Sections {
  return sections.parse(load(readFileSync(file, "utf8")));
}
