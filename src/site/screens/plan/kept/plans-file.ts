import { type KeptPlan, readPlanList, writePlanList } from "../../../plans/kept-plan.ts";
import { type FileProblem, type OwnFormat, readOwnFile, writeOwnFile } from "../../../visitor/own-file.ts";

/** The size is more than a browser keeps. */
const format: OwnFormat = { format: "inspirations-plans", version: 1, largestBytes: 5 * 1024 * 1024 };

export function writePlansFile(plans: readonly KeptPlan[]): Blob {
  return writeOwnFile(format, { plans: writePlanList(plans) });
}

/** The plans of a file, or what is wrong with it. */
export type PlansFile = { plans: readonly KeptPlan[] } | { problem: FileProblem };

export async function readPlansFile(file: Blob): Promise<PlansFile> {
  const read = await readOwnFile(format, file);
  if ("problem" in read) return read;
  const plans = readPlanList(read.content.plans);
  if (!plans) return { problem: "fileForeign" };
  return plans.length > 0 ? { plans } : { problem: "fileEmpty" };
}
