import { emptyPicture } from "./empty-picture.ts";

/** Loads the pictures inside the window at once. Those below wait for the page's code (R4.9). */
export function showPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-waiting]")) {
    const { top, bottom } = picture.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) picture.src = picture.dataset.waiting as string;
  }
}

/** A picture that fails to load shows its empty place, and is fetched again when the browser is online. */
export function askAgainOnline(): void {
  const keepPlace = ({ target: picture }: Event) => {
    if (!(picture instanceof HTMLImageElement) || picture.src === emptyPicture) return;
    const { src } = picture;
    const ask = () => {
      picture.src = src;
    };
    picture.src = emptyPicture;
    addEventListener("online", ask, { once: true });
  };
  // The event does not bubble.
  addEventListener("error", keepPlace, true);
}
