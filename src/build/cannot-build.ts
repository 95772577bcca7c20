import { cacheFolder, outFolder } from "./folders.ts";

/** What keeps a build from its end, told to whoever runs it in words that say what to do. Anything else is a fault of the build. */
export class CannotBuildError extends Error {
  override readonly name: string = "CannotBuildError";
}

/** As much as helps: of a fault of the build, where it happened. */
export function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The system's own messages name the file: what was asked of it, and why it would not.
  const isTold = error instanceof CannotBuildError || "syscall" in error;
  if (!isTold) return error.stack ?? error.message;
  const advice = adviseOnFolders(error as NodeJS.ErrnoException);
  return advice === undefined ? error.message : `${error.message}\n${advice}`;
}

/** What to do where the system has no room for what is written, or does not let it be written. */
function adviseOnFolders({ code = "", path: place }: NodeJS.ErrnoException): string | undefined {
  if (code === "ENOSPC" || code === "EDQUOT") {
    return `There is no room left in ${outFolder} or in ${cacheFolder}: make some, or name folders elsewhere with OUT and CACHE_FOLDER.`;
  }
  if (!["EACCES", "EPERM", "EROFS"].includes(code) || place === undefined) return undefined;
  const [folder, variable] = isPartOf(cacheFolder, place) ? [cacheFolder, "CACHE_FOLDER"] : [outFolder, "OUT"];
  if (!isPartOf(folder, place)) return undefined;
  return `${folder} must be a folder that you may write: give it to the user who builds, or name another one with ${variable}.`;
}

/** Whether a place stands in a folder, beside it (`dist.building-...`), or around it, so that it cannot be made. */
function isPartOf(folder: string, place: string): boolean {
  return `${place}/`.startsWith(`${folder}/`) || place.startsWith(`${folder}.`) || folder.startsWith(`${place}/`);
}
