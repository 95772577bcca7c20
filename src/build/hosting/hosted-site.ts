import type { PathHeaders } from "./site-headers.ts";

/** What the settings of every host are made of. */
export interface HostedSite {
  rules: readonly PathHeaders[];
  /** Before the addresses of each language that has one: `/fr`. Below it stands a not-found page of its own. */
  prefixes: readonly string[];
}
