/**
 * The same site (75 and 750 templates, seven languages) built with other tools and measured in November 2026 on two cores.
 * In this order: Astro 7, Next 16 export, React Router 8, Gatsby 5, Eleventy 3. Sizes in kB of Brotli-11, times as medians.
 */
const peerFigures = {
  firstViewKb: [5.2, 128.3, 104.8, 87.5, 5.4],
  templateLcpS: [0.75, 1.72, 1.78, 1.48, 0.76],
  templateTbtMs: [0, 103, 0, 38, 0],
  templateScore: [100, 99, 99, 100, 100],
  listingScore: [97, 92, 96, 92, 100],
  navigationColdMs: [326, 330, 363, 471, 297],
  navigationPrefetchedMs: [undefined, 142, undefined, 389, undefined],
  /** Without pictures and without compression. */
  buildMsPerPage: [1.1, 12.4, 23.7, 3.1, 1.0],
  peakMib: [559, 1284, 768, 943, 336],
} as const;

export type PeerFigure = keyof typeof peerFigures;

export function formatPeers(figure: PeerFigure): string {
  return peerFigures[figure].map((value) => value ?? "-").join(" / ");
}
