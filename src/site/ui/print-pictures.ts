/**
 * Has the pictures that wait to come into view (`LazyImage`) loaded when the page is printed. Some browsers hold paper back until they are
 * there. In others those that are not have no place on paper, and are there the next time.
 */
export function printPictures(): void {
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-waiting]")) {
      // Of the days of the home page, all but one are hidden.
      if (!picture.offsetParent) continue;
      picture.onload = () => picture.removeAttribute("data-waiting");
      picture.src = picture.dataset.waiting as string;
    }
  });
}
