import { type Chunk, loadChunk } from "../navigation/load-chunk.ts";

/** Something that is kept on the platform too, as long as somebody is signed in. */
interface Kept {
  stop: () => void;
}

/**
 * Keeps something for an account: its code comes for those who have signed up alone. Returns the function that is told whose account it is,
 * as often as that may be another one.
 */
export function keepForAccount<Module>(
  name: string,
  chunk: Chunk<Module>,
  start: (module: Module, account: string) => Kept,
): (account: string | undefined) => Promise<void> {
  let present: string | undefined;
  let kept: Kept | undefined;
  return async (account) => {
    if (present === account) return;
    present = account;
    kept?.stop();
    kept = undefined;
    const module = account && (await loadChunk(name, chunk).catch(console.warn));
    // Somebody else may have signed in meanwhile.
    if (module && present === account) kept = start(module, account);
  };
}
