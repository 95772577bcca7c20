import type { Page } from "@playwright/test";

declare global {
  interface Window {
    isWatching: boolean;
    readMoved: () => string[];
  }
}

/** Records where the parts of a listing stand, in each frame from now on. Call what this returns to read what has moved. */
export async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const things = [...document.querySelectorAll("main section:first-of-type, main section:first-of-type label")];
    // From further down, the visitor is taken to the heading, and only the panel stays.
    if ((document.querySelector("#results")?.getBoundingClientRect().top ?? 0) >= 0) {
      things.push(...document.querySelectorAll("h1, input[type=search], #results"));
      things.push(...document.querySelectorAll("section[aria-labelledby=results] ul:has(article)"));
    }
    const placesOf = () => things.map((thing) => (thing.isConnected ? thing.getBoundingClientRect().top : undefined));
    const first = placesOf();
    const moved = new Set<string>();
    const look = () => {
      placesOf().forEach((place, index) => {
        if (place !== first[index])
          moved.add(`${things[index]?.outerHTML.slice(0, 60)} from ${first[index]} to ${place}`);
      });
      if (window.isWatching) requestAnimationFrame(look);
    };
    window.isWatching = true;
    look();
    window.readMoved = () => {
      window.isWatching = false;
      return [...moved];
    };
  });
  return () => page.evaluate(() => window.readMoved());
}
