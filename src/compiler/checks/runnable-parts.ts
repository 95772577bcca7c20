import { dividePeople } from "../../domain/fitting/divide-people.ts";
import { rangeOf } from "../../domain/group-size.ts";
import type { PartFacts } from "../../domain/template.ts";
import { partsOf, type TemplateDraft } from "../content.ts";
import type { FieldPath, Problem } from "../problem.ts";

/** For the largest group, what people say and read one after the other fits into the minutes; the smallest makes a pair, or a group. */
export function checkRunnableParts(template: TemplateDraft): Problem[] {
  const { facts } = template;
  const group = facts?.fields.group;
  const { field, facts: parts } = partsOf(template);
  if (facts === undefined || group === undefined || parts === undefined) return [];
  const { from, to } = rangeOf(group);
  return parts.flatMap((part, index) => {
    const problem = (name: string, found: string, expected: string) => [
      facts.source.problem([field, index, name] satisfies FieldPath, found, expected),
    ];
    const least = leastPeople(part);
    // A group that is too large for the meeting is told by itself.
    if (from < least && least <= to) {
      return problem(
        "who",
        `${part.who} of ${least} or more, with ${peopleText(from)}`,
        `write group: { from: ${least} }`,
      );
    }
    const isInTurn = part.who === "everyone" && (isOneByOne(part.turns?.each) || isOneByOne(part.reads?.per));
    if (to === Number.POSITIVE_INFINITY) {
      if (!isInTurn) return [];
      const found = "a turn for each before all, with a group without an upper limit";
      return problem(
        part.turns ? "turns" : "reads",
        found,
        "write how many it is for at most: group: { from: 4, to: 12 }",
      );
    }
    const seconds = secondsInTurn(part, to, groupsBefore(parts, index, to));
    return seconds <= part.minutes * 60
      ? []
      : problem(
          "minutes",
          `${part.minutes}, and ${minutesText(seconds)} of turns and reading with ${peopleText(to)}`,
          "give it more time, say or read less, or make it for fewer people",
        );
  });
}

const isOneByOne = (unit: string | undefined) => unit === "person" || unit === "group";

function leastPeople({ who, groupsOf }: PartFacts): number {
  if (who === "pairs" || who === "two") return 2;
  return who === "groups" ? (groupsOf?.from ?? 1) : 1;
}

/** The seconds that go by while one after the other speaks or is read. Groups and pairs work side by side. */
function secondsInTurn(part: PartFacts, people: number, groups: number): number {
  const { turns, reads } = part;
  const together = peopleTogether(part, people);
  const turnsTaken = turns?.each === "group" ? groups : together;
  const read = { person: together, group: part.who === "everyone" ? groups : 1, session: 1 };
  return (turns ? turnsTaken * turns.seconds : 0) + (reads ? reads.count * read[reads.per] * reads.seconds : 0);
}

/** How many listen to one another. */
function peopleTogether(part: PartFacts, people: number): number {
  if (part.who === "alone") return 1;
  if (part.who === "two" || part.who === "pairs") return 2;
  return part.who === "groups" ? Math.max(...dividePeople(part, people)) : people;
}

/** How many groups have worked last when a part begins; everybody by themselves where none has. */
function groupsBefore(parts: readonly PartFacts[], index: number, people: number): number {
  const grouped = parts.slice(0, index + 1).findLast(({ who }) => who === "groups" || who === "pairs");
  return grouped ? dividePeople(grouped, people).length : people;
}

function peopleText(number: number): string {
  return number === 1 ? "1 person" : `${number} people`;
}

function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
