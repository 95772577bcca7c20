/** Keeps the page where it is while something stands over it; where a scrollbar goes, its place stays. Returns how to end it. */
export function lockScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  const hasScrollbar = innerWidth > clientWidth;
  style.overflow = "hidden";
  if (hasScrollbar) style.scrollbarGutter = "stable";
  return () => {
    style.overflow = "";
    style.scrollbarGutter = "";
  };
}
