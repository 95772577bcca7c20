/**
 * Keeps the page from scrolling under a dialog. If its scrollbar goes, the room for it stays. Returns a function that
 * ends it.
 */
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
