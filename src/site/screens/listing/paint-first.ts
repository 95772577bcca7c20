/** In pixels: hardly a row of cards is as low, so that none is left out that the window shows. */
const leastHeight = 350;

/** How many cards of a grid the window shows at most; where the grid begins above it, as many as there is room for. */
export function countInWindow(grid: HTMLElement | null): number {
  if (!grid) return Number.POSITIVE_INFINITY;
  const { top } = grid.getBoundingClientRect();
  const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
  return columns * Math.ceil((innerHeight - Math.max(0, top)) / leastHeight);
}

/**
 * Has the first of a grid's cards painted before the others are laid out, which takes as long again. These have about the place of a
 * card meanwhile. Returns a function that ends it at once.
 */
export function paintFirst(grid: HTMLElement | null, first: number): () => void {
  const others = [...(grid?.children ?? [])].slice(first) as HTMLElement[];
  const style = (it: HTMLElement, visibility: string, size: string) =>
    Object.assign(it.style, { contentVisibility: visibility, containIntrinsicBlockSize: size });
  for (const it of others) style(it, "hidden", "24rem");
  const end = () => {
    for (const it of others) style(it, "", "");
  };
  // Not every browser tells when it has nothing better to do.
  (window.requestIdleCallback ?? setTimeout)(end, { timeout: 100 });
  return end;
}
