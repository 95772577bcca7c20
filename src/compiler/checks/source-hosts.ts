/** The hosts that sources may lead to: publishers, archives, registers of DOIs, and the own sites of authors. */
export const sourceHosts: ReadonlySet<string> = new Set(["archive.org", "doi.org", "hbr.org"]);
