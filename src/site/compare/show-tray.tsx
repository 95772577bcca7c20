import type { ReactNode } from "react";
import { loadChunk } from "../navigation/load-chunk.ts";
import { comparedStore } from "./compared-store.ts";
import type { NameOf } from "./tray/compare-tray.tsx";

/** Puts the tray beside the pages as soon as something is chosen to be compared. Nobody else has its code. */
export function showTray(put: (tray: ReactNode) => void, nameOf: NameOf): void {
  const show = async () => {
    if (comparedStore.read().length === 0) return;
    stop();
    const { CompareTray } = await loadChunk("compare tray", () => import("./tray/compare-tray.tsx"));
    put(<CompareTray nameOf={nameOf} />);
  };
  const tryToShow = () => void show().catch(follow);
  let stop = () => {};
  // A choice is kept where the code does not come. The next one asks for it again.
  const follow = () => {
    stop = comparedStore.subscribe(tryToShow);
  };
  follow();
  tryToShow();
}
