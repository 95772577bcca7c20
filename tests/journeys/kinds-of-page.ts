/** One page of each kind, in a language: what a rule must hold on to hold on the site. */
import type { Locale } from "../../src/domain/locale.ts";
import { type BuiltPage, hasAddress, readPages } from "../built/built-pages.ts";

export interface PageOfAKind {
  kind: string;
  address: string;
}

/** Templates that show the most: a drawn scene and a timeline. */
const templatesShown = ["speedboat", "weekly-meeting"];

/** One that as many templates as any help in. */
const situationShown = "nothing-changes";

/** A plan with a block of each kind, time that is left and time that is missing. */
export const planShown =
  "?v=1&title=Team+day&start=09:00&minutes=200&people=14&activity=introductions&own=20&title=Budget&note=Ana+has+the+numbers" +
  "&break=60&title=Lunch&at=11:00&session=weekly-meeting/2&activity=swot";

/** The pages with an address of their own, in one language. */
export function pagesIn(locale: Locale): BuiltPage[] {
  return readPages().filter((page) => hasAddress(page) && page.file.context.locale === locale);
}

export function pagesOfEachKind(locale: Locale): PageOfAKind[] {
  const shown = pagesIn(locale).filter(({ file: { data } }) => {
    if (data.screen === "template") return templatesShown.includes(data.key);
    return data.screen !== "situation" || data.id === situationShown;
  });
  const home = shown.find(({ file }) => file.data.screen === "home");
  return [
    ...shown.map(({ address, file: { context, data } }) => ({
      kind: context.routeName,
      address: data.screen === "plan" ? address + planShown : address,
    })),
    { kind: "not-found", address: `${home?.address}nowhere/` },
  ];
}
