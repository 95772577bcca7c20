/** Pictures in the window do not wait for the code that brings those below (R4.9): which they are, only the window knows. */
export function showPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-waiting]")) {
    const { top, bottom } = picture.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) picture.src = picture.dataset.waiting as string;
  }
}

/** A picture that the line has failed looks as if it were still to come, and is asked for when there is a line again. */
export function askAgainOnline(): void {
  const keepPlace = ({ target: picture }: Event) => {
    if (!(picture instanceof HTMLImageElement)) return;
    const { src } = picture;
    const ask = () => {
      picture.src = src;
    };
    picture.removeAttribute("src");
    addEventListener("online", ask, { once: true });
  };
  // It does not bubble.
  addEventListener("error", keepPlace, true);
}
