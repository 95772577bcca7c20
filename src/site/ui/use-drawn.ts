import { useState } from "react";

/**
 * What the build has drawn. Read from the page where the data leaves it out (`leave-out-drawn.ts`): when React begins with a page, its HTML
 * stands there still.
 */
export function useDrawn(given: string | undefined, read: () => string | null | undefined): string {
  return useState(() => given ?? read() ?? "")[0];
}
