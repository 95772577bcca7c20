import type { ComponentProps } from "react";

/** A link to another host: in a new tab, which cannot reach back (R2.4). */
export function ExternalLink(props: ComponentProps<"a">) {
  return <a target="_blank" rel="noopener" {...props} />;
}
