import type { Plan } from "../../../../domain/plan/plan.ts";
import { writePlan } from "../../../../domain/plan/write-plan.ts";
import { parseJson } from "../../../visitor/parse-json.ts";

const format = "inspirations-plan";
const version = 1;

/** A full plan of the longest titles and notes takes half of it, whatever letters they are of. */
const largestBytes = 1024 * 1024;

/** A plan as a file: the query of its address, which has a version of its own, however long it is. */
export function writePlanFile(plan: Plan): Blob {
  const content = { format, version, query: writePlan(plan) };
  return new Blob([`${JSON.stringify(content, undefined, 2)}\n`], { type: "application/json" });
}

/** The query of a file, or what is wrong with it, as the name of its words. */
export type PlanFile = { query: string } | { problem: "fileTooLarge" | "fileForeign" | "fileNewer" };

/** Reads a file that a visitor has chosen, which may be any. */
export async function readPlanFile(file: Blob): Promise<PlanFile> {
  if (file.size > largestBytes) return { problem: "fileTooLarge" };
  // A folder can be chosen as well, and a file may be gone by now: neither can be read.
  const content = Object(parseJson(await file.text().catch(() => null)));
  if (content.format !== format) return { problem: "fileForeign" };
  if (content.version !== version) return { problem: content.version > version ? "fileNewer" : "fileForeign" };
  return typeof content.query === "string" ? { query: content.query } : { problem: "fileForeign" };
}
