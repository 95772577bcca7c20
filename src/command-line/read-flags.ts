/**
 * The flags that a command of npm was given. Ends the process where it was given anything that the command does not know, because
 * what was meant would not happen, and nobody would hear of it.
 */
export function readFlags<Flag extends string>(
  { command, advice = "" }: { command: string; advice?: string },
  flags: readonly Flag[] = [],
): ReadonlySet<Flag> {
  const given = process.argv.slice(2);
  const unknown = given.filter((word) => !flags.some((flag) => flag === word));
  if (unknown.length > 0) {
    const ways = [`npm run ${command}`, ...flags.map((flag) => `npm run ${command} -- ${flag}`)];
    console.error(`npm run ${command} does not know '${unknown.join("', '")}'. Write: ${ways.join(", or ")}.${advice}`);
    process.exit(1);
  }
  return new Set(given as Flag[]);
}

/** For commands that are set up by the environment. */
export const settingsAdvice =
  " Settings are variables of the environment, such as PORT: docs/operating/README.md lists them.";
