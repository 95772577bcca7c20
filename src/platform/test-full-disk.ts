/** The platform on a disk that is full while there is a file with the name in FULL_DISK: nothing grows, as with any file system. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const sign = process.env.FULL_DISK ?? "";
const { existsSync, fstatSync, writeSync } = fs;

fs.writeSync = ((...given: [number, Uint8Array, number, number, number | null]) => {
  const [file, , , length, position] = given;
  const state = fstatSync(file);
  const grows = state.isFile() && (position ?? state.size) + length > state.size;
  if (grows && existsSync(sign)) throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  return writeSync(...given);
}) as typeof fs.writeSync;
syncBuiltinESMExports();

const { runPlatform } = await import("./run-platform.ts");
void runPlatform(new AbortController().signal);
