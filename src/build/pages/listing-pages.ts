import { locales } from "../../domain/locale.ts";
import type { TemplateKind, TemplateOutline } from "../../domain/template.ts";
import { cutDirectory, directoryPageCount, groupByGoal } from "./directory.ts";
import { planFixedPage } from "./fixed-page.ts";
import { listingData } from "./listing-data.ts";
import { type PageMaker, templatesIn } from "./page-maker.ts";
import type { PagePlan } from "./page-plan.ts";

/** A listing, and the pages of its directory where it is too long to hold all of its templates. */
export function planListingPages(kind: TemplateKind, maker: PageMaker): PagePlan[] {
  const { text } = maker;
  const templates = maker.templates(kind);
  const directory = planDirectoryPages(kind, templates, maker);
  const page = {
    route: { name: `${kind}s` },
    title: text("directory", `${kind}s`),
    description: text("descriptions", `${kind}s`),
  } as const;
  const listing = planFixedPage(maker, page, () => ({
    ...listingData(kind, maker),
    withoutScript:
      directory.length > 0 ? { pages: directory.map(({ path }) => path) } : { groups: groupByGoal(templates, maker) },
  }));
  return [listing, ...directory];
}

function planDirectoryPages(kind: TemplateKind, templates: readonly TemplateOutline[], maker: PageMaker): PagePlan[] {
  const { catalogue, text } = maker;
  const parts = cutDirectory(templates, Object.keys(catalogue.vocabulary.goals));
  const pages = parts.length;
  const lengths = locales.map((locale) => ({
    locale,
    pages: directoryPageCount(templatesIn(catalogue, kind, locale).length),
  }));
  return parts.map((part, index) => {
    const page = index + 1;
    const title = [text("directory", `${kind}s`), text("directory", "all"), text("directory", "page", { page, pages })];
    const description = text("descriptions", `${kind}s`);
    const inLocales = lengths.filter((each) => each.pages >= page).map(({ locale }) => locale);
    const route = { name: `${kind}s-directory`, page } as const;
    return planFixedPage(maker, { route, title: title.join(" · "), description, inLocales }, () => ({
      data: { screen: "directory", kind, groups: groupByGoal(part, maker), page, pages },
    }));
  });
}
