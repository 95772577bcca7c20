import { randomUUID } from "node:crypto";
import { linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isRunning, ownPlace } from "./running-process.ts";

/** The lock of another container or machine counts as abandoned when its holder has not renewed it for so long. */
export const abandonedAfterMs = 30_000;

const holderSchema = z.object({
  pid: z.int().positive(),
  birth: z.string().optional(),
  /** Missing in locks of earlier versions. */
  place: z.string().optional(),
});

export type Holder = z.infer<typeof holderSchema>;

export interface Lock {
  file: string;
  /** A lock that replaces an abandoned one has the next number. */
  number: number;
  text: string;
  /** Missing where the file is damaged. */
  holder: Holder | undefined;
}

export const lockFileOf = (folder: string, number: number) =>
  path.join(folder, number === 0 ? "platform.lock" : `platform.lock.${number}`);

export function readLocks(folder: string): Lock[] {
  return readdirSync(folder).flatMap((name) => {
    const number = /^platform\.lock(?:\.(\d+))?$/.exec(name);
    const file = path.join(folder, name);
    const text = number ? readIfThere(file) : undefined;
    return text === undefined ? [] : [{ file, number: Number(number?.[1] ?? 0), text, holder: parseHolder(text) }];
  });
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holderSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Creates a file with all of its text at once, so that nobody reads half of it. Returns false where the file exists. */
export function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

export function isHeld({ file, holder }: Lock): boolean {
  if (!holder) return false;
  if (!isElsewhere(holder)) return isRunning(holder);
  const renewed = statSync(file, { throwIfNoEntry: false });
  return renewed !== undefined && Date.now() - renewed.mtimeMs < abandonedAfterMs;
}

/** A process number of another container or machine has no meaning in this one. */
export function isElsewhere({ place }: Holder): boolean {
  return place !== undefined && place !== ownPlace;
}
