import { messageTypesFile, writeMessageTypes } from "../../src/build/bundle/vite/message-types.ts";
import { CannotBuildError } from "../../src/build/cannot-build.ts";
import { compileContent } from "../../src/build/read/compile-content.ts";
import { readConfig } from "../../src/build/read/read-config.ts";
import { prepareBuild } from "../../src/build/workers/build-tools.ts";
import { WorkerPool } from "../../src/build/workers/worker-pool.ts";
import { formatProblem } from "../../src/compiler/problem.ts";
import { readInterface } from "../../src/compiler/read-interface.ts";
import { formatFormula } from "../../src/compiler/survey/formulas.ts";
import { surveyContent } from "../../src/compiler/survey/survey-content.ts";
import type { Findings } from "./run-check.ts";

/** Does nothing when the interface's files are broken: that is for the check of the content to tell. */
export async function makeMessageTypes(contentFolder: string): Promise<void> {
  const read = readInterface(contentFolder);
  if (read.ok) writeMessageTypes(read.messages.en, messageTypesFile);
}

/** Compiles the content; its boards are judged by the code that draws them. */
export async function checkContent(
  contentFolder: string,
  environment: Record<string, string | undefined>,
): Promise<Findings> {
  try {
    const pool = new WorkerPool(await prepareBuild(contentFolder, readConfig(environment)));
    try {
      await compileContent(contentFolder, pool);
    } finally {
      await pool.end();
    }
    return [];
  } catch (error) {
    if (error instanceof CannotBuildError) return [error.message];
    throw error;
  }
}

const hourMs = 60 * 60 * 1000;

/** Today in the earliest time zone, since some writers are 14 hours ahead of Greenwich. */
function latestToday(): string {
  return new Date(Date.now() + 14 * hourMs).toISOString().slice(0, 10);
}

/** Complaints that keep no site from being built. */
export async function checkProse(contentFolder: string): Promise<Findings> {
  const survey = surveyContent(contentFolder, latestToday());
  const { repeatedSentences, clippedSentences, rareSituations, unevenLengths, futureDates, formulas } = survey;
  return [
    ...[...repeatedSentences, ...clippedSentences, ...rareSituations, ...unevenLengths, ...futureDates].map(
      formatProblem,
    ),
    ...formulas.map(formatFormula),
  ];
}
