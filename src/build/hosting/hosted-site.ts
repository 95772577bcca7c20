import type { PathHeaders } from "./site-headers.ts";

/** The facts of a site that the settings of every host are made from. */
export interface HostedSite {
  rules: readonly PathHeaders[];
  /** Before the addresses of each language that has one: `/fr`. Below it stands a not-found page of its own. */
  prefixes: readonly string[];
  /** Paths that lead to an address elsewhere, for the time being. */
  redirects: Readonly<Record<string, string>>;
}
