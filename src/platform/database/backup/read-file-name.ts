import path from "node:path";

/** The file that a command was given. Ends the process where it was given anything else. */
export function readFileName(command: string): string {
  const [, , file, ...others] = process.argv;
  // What begins with a hyphen is meant as an option, of which there is none.
  if (file && !file.startsWith("-") && others.length === 0) return path.resolve(file);
  console.error(`Name one file, such as: npm run ${command} -- platform.backup`);
  process.exit(1);
}
