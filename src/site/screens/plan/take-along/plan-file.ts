import type { Plan } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import { type FileProblem, type OwnFormat, readOwnFile, writeOwnFile } from "../../../visitor/own-file.ts";

/** A full plan of the longest titles and notes takes half of it, whatever letters they are of. */
const format: OwnFormat = { format: "inspirations-plan", version: 1, largestBytes: 1024 * 1024 };

/** A plan as a file: the query of its address, which has a version of its own, however long it is. */
export function writePlanFile(plan: Plan): Blob {
  return writeOwnFile(format, { query: writePlan(plan) });
}

/** The query of a file, or what is wrong with it. */
export type PlanFile = { query: string } | { problem: FileProblem };

export async function readPlanFile(file: Blob): Promise<PlanFile> {
  const read = await readOwnFile(format, file);
  if ("problem" in read) return read;
  const { query } = read.content;
  return typeof query === "string" ? { query } : { problem: "fileForeign" };
}
