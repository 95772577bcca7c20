/** How much of a page has been scrolled past, in percent, never above 100 (R2.7). A page that does not scroll is read. */
export function scrollProgress(page: { scrolled: number; height: number; windowHeight: number }): number {
  const scrollable = page.height - page.windowHeight;
  if (scrollable <= 0) return 100;
  return Math.min(100, Math.max(0, (page.scrolled / scrollable) * 100));
}
