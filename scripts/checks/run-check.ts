/** The complaints of a check, ready to be read. Empty when all is well. */
export type Findings = readonly string[];

export type CheckResult = { name: string; findings: Findings };

/** Runs a check and prints its complaints and its time. A check that throws has failed. */
export async function runCheck(
  name: string,
  find: () => Promise<Findings> | Findings,
  print: (text: string) => void,
): Promise<CheckResult> {
  const started = performance.now();
  const findings = await settle(find);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  print([`${findings.length === 0 ? "passed" : "FAILED"}  ${name} (${seconds} s)`, ...findings].join("\n"));
  return { name, findings };
}

async function settle(find: () => Promise<Findings> | Findings): Promise<Findings> {
  try {
    return await find();
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
