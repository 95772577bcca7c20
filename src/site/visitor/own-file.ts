import { parseJson } from "./parse-json.ts";

/** A kind of file that the site writes for visitors, and reads again. */
export interface OwnFormat {
  /** `inspirations-favourites` */
  format: string;
  version: number;
  /** No file that the site has written is larger. */
  largestBytes: number;
}

/** The name of the words that say what is wrong with a file. */
export type FileProblem = "fileTooLarge" | "fileForeign" | "fileNewer" | "fileEmpty";

export function writeOwnFile({ format, version }: OwnFormat, content: object): Blob {
  return new Blob([`${JSON.stringify({ format, version, ...content }, undefined, 2)}\n`], { type: "application/json" });
}

/** Reads a file that a visitor has chosen, which may be any. Its fields may hold anything. */
export async function readOwnFile(
  { format, version, largestBytes }: OwnFormat,
  file: Blob,
): Promise<{ content: Record<string, unknown> } | { problem: FileProblem }> {
  if (file.size > largestBytes) return { problem: "fileTooLarge" };
  // A folder can be chosen as well, and a file may be gone by now: neither can be read.
  const content = Object(parseJson(await file.text().catch(() => null)));
  if (content.format !== format) return { problem: "fileForeign" };
  if (content.version !== version) return { problem: content.version > version ? "fileNewer" : "fileForeign" };
  return { content };
}
