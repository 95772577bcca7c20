import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { z } from "zod";

const promise = z.strictObject({
  promise: z.string().trim().min(1),
  /** What of it does not hold, and why. */
  inPart: z.string().trim().min(1).optional(),
  /** Why no test names it. */
  untested: z.string().trim().min(1).optional(),
});

/** By the heading of the section, then by the number of the requirement. */
const sections = z.record(z.string(), z.record(z.string().regex(/^R\d+\.\d+$/), promise));

export type Promised = z.infer<typeof promise>;
export type Sections = z.infer<typeof sections>;

export function readPromises(file: string): Sections {
  return sections.parse(load(readFileSync(file, "utf8")));
}
