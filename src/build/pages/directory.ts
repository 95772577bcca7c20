import type { CardGroup } from "../../domain/page.ts";
import type { TemplateOutline } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";

/** Up to so many templates, a listing holds all of them for those who browse without JavaScript; beyond, it leads to pages. */
const mostOnListing = 200;

const cardsPerDirectoryPage = 120;

/** How many pages a directory of so many templates has; none where the listing holds them all. */
export function directoryPageCount(templateCount: number): number {
  return templateCount <= mostOnListing ? 0 : Math.ceil(templateCount / cardsPerDirectoryPage);
}

/** The templates of each page of a directory: by main goal as far as one page goes, and on from there on the next. */
export function cutDirectory(templates: readonly TemplateOutline[], goals: readonly string[]): TemplateOutline[][] {
  const sorted = sortByGoal(templates, goals);
  return Array.from({ length: directoryPageCount(templates.length) }, (_, page) =>
    sorted.slice(page * cardsPerDirectoryPage, (page + 1) * cardsPerDirectoryPage),
  );
}

/** Goals in the vocabulary's order; templates in their own. */
export function groupByGoal(templates: readonly TemplateOutline[], maker: PageMaker): CardGroup[] {
  return Object.keys(maker.catalogue.vocabulary.goals).flatMap((id) => {
    const cards = maker.cards(templates.filter(({ facts }) => facts.goals[0] === id));
    return cards.length > 0 ? [{ goal: maker.goal(id), cards }] : [];
  });
}

function sortByGoal(templates: readonly TemplateOutline[], goals: readonly string[]): TemplateOutline[] {
  return goals.flatMap((goal) => templates.filter(({ facts }) => facts.goals[0] === goal));
}
