import { parseEmail } from "../../domain/email.ts";

/** The address that a command was given. Ends the process where it was given anything else. */
export function readAddress(command: string): string {
  const [, , typed = "", ...others] = process.argv;
  const email = others.length === 0 ? parseEmail(typed) : undefined;
  if (email !== undefined) return email;
  console.error(`Name one address, such as: npm run ${command} -- nora@example.org`);
  process.exit(1);
}
