import { startTransition } from "react";
import { hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { App, type AppProps } from "./app.tsx";
import { carryControls } from "./carry-controls.ts";

/**
 * Brings the HTML of a page to life, in slices (`startTransition`), so that a tap or a scroll never waits for it. If something else were
 * drawn before the page is alive, React would throw the rest of the HTML away.
 */
export function hydrate(container: Element, page: AppProps, options: RootOptions): Root {
  const app = <App whenDrawn={carryControls(container)} {...page} />;
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, app, options);
  });
  return root as unknown as Root;
}
