import { cacheFolder, outFolder } from "./folders.ts";

/** A mistake that the person who runs the build can mend: the message says how. All other errors are faults of the build itself. */
export class CannotBuildError extends Error {
  override readonly name: string = "CannotBuildError";
}

/** The message alone where it helps; the whole stack of a fault of the build. */
export function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Errors of the system name the file, the call and the reason.
  const isTold = error instanceof CannotBuildError || "syscall" in error;
  if (!isTold) return error.stack ?? error.message;
  const advice = adviseOnFolders(error as NodeJS.ErrnoException);
  return advice === undefined ? error.message : `${error.message}\n${advice}`;
}

/** Says what to do where the disk is full or a folder may not be written. */
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
