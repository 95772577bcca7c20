import type { ReactNode } from "react";
import { loadChunk } from "../navigation/load-chunk.ts";
import { whenFilled } from "../visitor/when-filled.ts";
import { draftStore } from "./draft-store.ts";
import type { LoadPlanData } from "./tray/load-draft.ts";

/** Puts the tray beside the pages as soon as something is in the draft of a plan. Its code is not loaded before. */
export function showPlanTray(put: (tray: ReactNode) => void, loadPlanData: LoadPlanData): void {
  whenFilled(draftStore, async () => {
    const { PlanTray } = await loadChunk("plan tray", () => import("./tray/plan-tray.tsx"));
    put(<PlanTray loadPlanData={loadPlanData} />);
  });
}
