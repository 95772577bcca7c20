import { dividePeople } from "../../domain/fitting/divide-people.ts";
import { fitParts } from "../../domain/fitting/fit-parts.ts";
import type { Meeting } from "../../domain/fitting/meeting.ts";
import type { FittingExample, HomeData } from "../../domain/page.ts";
import { type Inspiration, referenceTo } from "../../domain/template.ts";
import type { PageMaker } from "./page-maker.ts";

/** The meetings that the home page fits an activity to: what was planned, and what has become of it. */
const meetings: readonly Meeting[] = [
  { people: 8, minutes: 60 },
  { people: 14, minutes: 25 },
];

/** The boards of the home page, as far as the language has their activities, and how the first of these fits itself. */
export function homeBoards(maker: PageMaker): Pick<HomeData, "boards" | "fitting"> {
  const { locale, catalogue, addresses, source } = maker;
  const loaded = catalogue.homeBoards.flatMap((key) => {
    const outline = addresses.template(referenceTo({ kind: "inspiration", key }));
    const url = addresses.urlOf(outline, locale);
    return url === undefined ? [] : [{ url, ...source.load(outline) }];
  });
  const [first] = loaded;
  return {
    boards: loaded.map(({ url, template, drawingIn }) => ({
      url,
      name: template.words[locale]?.name ?? "",
      color: maker.goal(template.facts.goals[0]).color,
      svg: drawingIn(locale).svg,
    })),
    ...(first && { fitting: fittingExample(first.template as Inspiration, maker) }),
  };
}

function fittingExample({ facts, words }: Inspiration, { locale }: PageMaker): FittingExample {
  const fits = meetings.map((meeting) => fitParts(facts.steps, facts.group, meeting));
  return {
    meetings: meetings.map((meeting, at) => ({ ...meeting, total: fits[at]?.total ?? 0 })),
    steps: facts.steps.map((step, index) => ({
      title: words[locale]?.steps[index]?.title ?? "",
      fitted: meetings.map(({ people }, at) => ({
        minutes: fits[at]?.minutes[index],
        groups: dividePeople(step, people).length,
      })),
    })),
  };
}
