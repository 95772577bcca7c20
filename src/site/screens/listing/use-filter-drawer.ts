import { useEffect, useState } from "react";
import { isDialogOpen } from "../../document-state/open-dialog.ts";
import { isReloaded } from "../../document-state/reload.ts";
import { isSmallWindow } from "../../layout/small-window.ts";
import { type ChunkLoadError, loadChunk } from "../../navigation/load-chunk.ts";
import { loadDocument } from "../../navigation/load-document.ts";
import type { FilterDrawer } from "./filter-drawer.tsx";

const load = () => loadChunk("filter-drawer", () => import("./filter-drawer.tsx"));

/**
 * The drawer of filters while it is open. Wide windows never want it, so that its code comes by itself: after the first view of a small
 * window, and in any case once somebody is about to open it.
 */
export function useFilterDrawer() {
  const [Drawer, setDrawer] = useState<typeof FilterDrawer>();
  const [hasFailed, setFailed] = useState(false);
  const prepare = () => void load().catch(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isSmallWindow()) prepare();
  }, []);

  const open = async () => {
    // A screen reader reads a message out when it appears, so that a second failure is heard as well.
    setFailed(false);
    try {
      const { FilterDrawer } = await load();
      // The code may come after the visitor has opened something else.
      if (!isDialogOpen()) setDrawer(() => FilterDrawer);
    } catch (error) {
      // A missing chunk belongs to an older build.
      if ((error as Partial<ChunkLoadError>).type === "missing" && !isReloaded()) loadDocument(location.href, error);
      else setFailed(true);
    }
  };
  return { Drawer, hasFailed, prepare, open, close: () => setDrawer(undefined) };
}
