import { mkdir, writeFile as write } from "node:fs/promises";
import path from "node:path";

/** Writes a file of the site by its address, which starts with a slash. */
export async function writeSiteFile(folder: string, address: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await write(file, content);
}
