export const peersSource =
  "Elsewhere: the same kind of site (75 templates, seven languages) built with five tools, whose template page has a quarter of our elements and no fonts of\n" +
  "its own. Measured in November 2026 by one script in one run on two cores: kB of Brotli-11, medians, acts at a quarter of the processor.";

export const peerNames = ["Astro 7", "Eleventy 3", "Next 16", "React Router 8", "Gatsby 5"] as const;

type Figures = readonly [unknown, unknown, unknown, unknown, unknown];

/** In the order of the names. Ranges are of several runs. */
export const peerFigures = {
  firstTickMs: [78, 42, 88, 78, 92],
  furtherTickMs: [157, 95, 100, "-", "-"],
  navigationPrefetchedMs: [352, 328, 143, "-", 389],
  navigationColdMs: [318, 325, "361 to 406", 363, 471],
  templateLcpS: [0.76, 0.76, 1.71, 1.78, 1.48],
  templateTbtMs: [0, 0, 83, 0, 38],
  listingLcpS: ["0.90", 0.99, "2.00", "-", "-"],
  listingTbtMs: [2, 0, 127, "-", "-"],
  visitKb: [0, 0, 120, 97, 79],
  siteMb: [12, 12, 60, "-", "-"],
  firstViewKb: [5.2, 5.4, 128.3, 104.8, 87.5],
  /** Without pictures and without compression. */
  buildMsPerPage: [1.1, "1.0", 12.4, 23.7, 3.1],
  peakMib: [559, 336, 1284, 768, 943],
} as const satisfies Record<string, Figures>;

export type PeerFigure = keyof typeof peerFigures;

export function formatPeers(figure: PeerFigure): string {
  return peerFigures[figure].map((value, index) => `${peerNames[index]} ${value}`).join(", ");
}
