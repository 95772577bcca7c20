import type { Locator, Page } from "@playwright/test";

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    // The constants of a linear congruential generator, as in Numerical Recipes.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The controls that change a page without leaving it, by what is done with them. */
const kinds = {
  boxes: "input[type=checkbox]:not([aria-disabled=true])",
  buttons: "button:not([type=submit], [data-consent], [aria-disabled=true])",
  lists: "select",
  fields: "input:not([type=checkbox], [type=radio], [type=time], [readonly])",
  folds: "summary",
} as const;

const typed = ["timeline", "swot matrix", "90", "14", "zzzz", "team"];

/** Does one thing with the page, or with the dialog over it, and returns what, in words. */
export async function actAtRandom(page: Page, random: () => number): Promise<string> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const dialog = page.locator("dialog[open]");
  const place = (await dialog.count()) > 0 ? dialog : page.locator("#app");
  const [kind, selector] = pick(Object.entries(kinds));
  const among = place.locator(selector).filter({ visible: true });
  const [count, share] = [await among.count(), random()];
  const text = pick(typed);
  if (count === 0) return `${kind}: none`;
  const index = Math.floor(share * count);
  await act(kind as keyof typeof kinds, among.nth(index), text, random());
  return `${kind}: ${index} of ${count}, ${text}`;
}

async function act(kind: keyof typeof kinds, control: Locator, text: string, share: number): Promise<void> {
  if (kind === "lists") {
    const options = await control.locator("option:enabled").count();
    if (await control.isEnabled()) await control.selectOption({ index: Math.floor(share * options) });
  } else if (kind === "fields") {
    await control.fill("");
    await control.pressSequentially(text);
    // What is typed counts at once when the field is left.
    await control.press(["Enter", "Tab", "Escape"][Math.floor(share * 3)] as string);
  } else {
    await control.click();
  }
}
