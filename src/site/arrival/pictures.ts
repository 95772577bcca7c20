/** Pictures in the window do not wait for the code that brings those below (R4.9): which they are, only the window knows. */
export function showPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-waiting]")) {
    const { top, bottom } = picture.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) picture.src = picture.dataset.waiting as string;
  }
}
