declare global {
  // Of browsers that draw pages beforehand: Chromium's.
  interface Document {
    readonly prerendering?: boolean;
  }
  interface PerformanceNavigationTiming {
    readonly activationStart?: number;
  }
}

/**
 * Resolves once the page is opened: at once, mostly. A browser may draw a page beforehand for a visitor who seems about to open it, and
 * may never do so. Such a page counts nothing, asks for nothing and sends nothing.
 */
export async function whenOpened(): Promise<void> {
  // Not every browser draws pages beforehand.
  if (!document.prerendering) return;
  await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve, { once: true }));
}

/** Whether the page was drawn before it was opened: what others have stored meanwhile it does not know. */
export function wasDrawnBeforehand(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (entry?.activationStart ?? 0) > 0;
}
