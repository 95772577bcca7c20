import { type KeptPlan, readPlanList, writePlanList } from "../../../plans/kept-plan.ts";
import { parseJson } from "../../../visitor/parse-json.ts";

const format = "inspirations-plans";
const version = 1;

/** More than a browser keeps. */
const largestBytes = 5 * 1024 * 1024;

export function writePlansFile(plans: readonly KeptPlan[]): Blob {
  const content = { format, version, plans: writePlanList(plans) };
  return new Blob([`${JSON.stringify(content, undefined, 2)}\n`], { type: "application/json" });
}

/** The plans of a file, or what is wrong with it, as the name of its words. */
export type PlansFile =
  | { plans: readonly KeptPlan[] }
  | { problem: "fileTooLarge" | "fileForeign" | "fileNewer" | "fileEmpty" };

/** Reads a file that a visitor has chosen, which may be any. */
export async function readPlansFile(file: Blob): Promise<PlansFile> {
  if (file.size > largestBytes) return { problem: "fileTooLarge" };
  // A folder can be chosen as well, and a file may be gone by now: neither can be read.
  const content = Object(parseJson(await file.text().catch(() => null)));
  if (content.format !== format) return { problem: "fileForeign" };
  if (content.version !== version) return { problem: content.version > version ? "fileNewer" : "fileForeign" };
  const plans = readPlanList(content.plans);
  if (!plans) return { problem: "fileForeign" };
  return plans.length > 0 ? { plans } : { problem: "fileEmpty" };
}
