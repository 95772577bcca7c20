/**
 * In a low window the drawer scrolls as a whole, else its panel alone, between head and foot: where a phone is turned, the
 * other one takes over, and the place among the filters goes along.
 */
export function keepPlace(drawer: HTMLElement): () => void {
  let place: Element | undefined;
  const overflow = () => getComputedStyle(drawer).overflowY;
  let noted = overflow();
  const note = () => {
    // The other one has taken over already, and is still at its start.
    if (overflow() !== noted) return;
    const middle = drawer.clientHeight / 2;
    place = [...drawer.querySelectorAll("summary, label")].find((it) => it.getBoundingClientRect().top > middle);
  };
  const observer = new ResizeObserver(() => {
    if (overflow() !== noted) place?.scrollIntoView({ block: "center" });
    noted = overflow();
  });
  observer.observe(drawer);
  // It does not bubble.
  drawer.addEventListener("scroll", note, true);
  return () => observer.disconnect();
}
