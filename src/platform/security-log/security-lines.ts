import { accessSync, appendFileSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { CannotStartError } from "../cannot-start.ts";
import { explainError } from "../describe-error.ts";
import type { WriteLine } from "./security-log.ts";

const writeToStandardError: WriteLine = (line) => void process.stderr.write(`${line}\n`);

/**
 * Writes the lines to a file, or to standard error without one. The file is opened for each line, so that a program that rotates logs
 * needs to tell nobody. Throws a CannotStartError where it cannot be written.
 */
export function openSecurityLines(file: string | undefined): WriteLine {
  if (file === undefined) return writeToStandardError;
  const append = (text: string) => appendFileSync(file, text, { mode: 0o600 });
  tryFile(file, () => append(""));
  let isFailing = false;
  return (line) => {
    try {
      append(`${line}\n`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) console.error(`SECURITY_LOG cannot be written, so its lines follow here. ${explainError(error)}`);
      isFailing = true;
      writeToStandardError(line);
    }
  };
}

/** The same problems as at the start, without making the file. */
export function checkSecurityLines(file: string | undefined): void {
  if (file === undefined) return;
  tryFile(file, () => accessSync(existsSync(file) ? file : `${path.dirname(file)}/.`, constants.W_OK));
}

function tryFile(file: string, attempt: () => void): void {
  try {
    attempt();
  } catch (error) {
    throw new CannotStartError(
      `SECURITY_LOG is "${file}": write a file in a folder that is there and belongs to this user, or nothing. ${explainError(error)}`,
    );
  }
}
