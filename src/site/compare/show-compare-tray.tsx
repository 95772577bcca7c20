import type { ReactNode } from "react";
import { loadChunk } from "../navigation/load-chunk.ts";
import { whenFilled } from "../visitor/when-filled.ts";
import { comparedStore } from "./compared-store.ts";
import type { NameOf } from "./tray/compare-tray.tsx";

/** Puts the tray beside the pages as soon as something is chosen to be compared. Nobody else has its code. */
export function showCompareTray(put: (tray: ReactNode) => void, nameOf: NameOf): void {
  whenFilled(comparedStore, async () => {
    const { CompareTray } = await loadChunk("compare tray", () => import("./tray/compare-tray.tsx"));
    put(<CompareTray nameOf={nameOf} />);
  });
}
