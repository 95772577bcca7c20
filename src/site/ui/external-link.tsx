import type { ComponentProps } from "react";

/** A link to another host: it opens in a tab that cannot reach back (R2.4). */
export const newTab = { target: "_blank", rel: "noopener" } as const;

/** The place in each page that says so to screen readers. Links in prose name it too. */
export const newTabNote = "new-tab";

/** A link to another host. */
export function ExternalLink(props: ComponentProps<"a">) {
  return <a {...newTab} aria-describedby={newTabNote} {...props} />;
}
