import type { Content } from "../content.ts";
import { type Problem, quote } from "../problem.ts";

/**
 * Templates that say that they were added on a day to come: they would be the newest of their list for as long. Where the clock is
 * behind the newest piece of news, the news is believed. A build asks no clock, so this is for those who write.
 */
export function findFutureDates(content: Content, today: string): Problem[] {
  const newsDates = content.news.map(({ facts }) => facts?.fields.date ?? "");
  const latest = [today, ...newsDates].sort().at(-1) ?? today;
  return content.templates.flatMap(({ facts }) => {
    const added = facts?.fields.added;
    if (facts === undefined || added === undefined || added <= latest) return [];
    return [facts.source.problem(["added"], quote(added), `write a day that has come, at most ${latest}`)];
  });
}
