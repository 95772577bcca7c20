import type { GroupSize } from "../../src/domain/group-size.ts";
import type { ActivityType, CommonFacts } from "../../src/domain/template.ts";
import type { Vocabulary } from "../../src/domain/vocabulary.ts";
import type { Random } from "./random.ts";

type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

/** The first value is the most common one, the second half as common, the third a third: as in most collections. */
function byRank<Item>(items: readonly Item[]): Weighted<Item> {
  return items.map((item, rank) => [item, 1 / (rank + 1)]);
}

const usualMinutes: Weighted<number> = [
  ...[5, 10, 15].map((minutes) => [minutes, 12] as const),
  ...[20, 25, 30, 45].map((minutes) => [minutes, 9] as const),
  ...[35, 40, 50, 60].map((minutes) => [minutes, 5] as const),
  ...[8, 12, 55, 75, 90, 120, 180].map((minutes) => [minutes, 2] as const),
];

const usualGroups: Weighted<GroupSize> = [
  ["any", 8],
  ...[3, 4, 5, 6, 8].map((from) => [{ from }, 3] as const),
  [{ from: 2, to: 2 }, 4],
  ...[2, 3, 4, 5].flatMap((from) => [6, 8, 10, 12, 14, 20].map((to) => [{ from, to }, 2] as const)),
  ...[6, 8, 10, 12].flatMap((from) => [20, 25, 30, 60].map((to) => [{ from, to }, 1] as const)),
];

const newestDay = Date.UTC(2026, 10, 1);
const dayMs = 24 * 60 * 60 * 1000;
const usualAgeDays = 700;

/** Phases, tags, desks and activities that go with each goal. */
export class FactsWriter {
  readonly #goals: Weighted<string>;
  readonly #tastes: Map<
    string,
    { phases: Weighted<string>; tags: Weighted<string>; desks: Weighted<string>; activities: Weighted<ActivityType> }
  >;

  constructor(
    vocabulary: Vocabulary,
    activities: readonly ActivityType[],
    private readonly random: Random,
  ) {
    const goals = Object.keys(vocabulary.goals);
    this.#goals = byRank(this.#shuffle(goals));
    const tasteFor = <Item>(items: readonly Item[]) => byRank(this.#shuffle(items));
    this.#tastes = new Map(
      goals.map((goal) => [
        goal,
        {
          phases: tasteFor(Object.keys(vocabulary.phases)),
          tags: tasteFor(Object.keys(vocabulary.tags)),
          desks: tasteFor(Object.keys(vocabulary.desks)),
          activities: tasteFor(activities),
        },
      ]),
    );
  }

  /** Facts of a copy: all that a listing can be narrowed by. */
  vary<Facts extends CommonFacts>(facts: Facts): Facts {
    const { random } = this;
    const goals = random.pickSeveral(this.#goals, 1 + random.below(3)) as [string, ...string[]];
    const taste = this.#tastes.get(goals[0]);
    if (!taste) throw new RangeError(`There is no goal ${goals[0]}`);
    const minutes = random.pickWeighted(usualMinutes);
    // Long activities are seldom easy ones.
    const levels = [
      ["easy", 60 / minutes],
      ["intermediate", 2],
      ["experienced", minutes / 60],
    ] as const;
    return {
      ...facts,
      goals,
      phases: random.pickSeveral(taste.phases, 1 + random.below(3)),
      tags: random.pickSeveral(taste.tags, 2 + random.below(4)),
      desk: random.pickWeighted(taste.desks),
      level: random.pickWeighted(levels),
      group: random.pickWeighted(usualGroups),
      minutes,
      added: this.#date(),
      ...("activity" in facts && { activity: random.pickWeighted(taste.activities) }),
    };
  }

  /** More of late than long ago. */
  #date(): string {
    const ageDays = Math.floor(-Math.log(1 - this.random.next()) * usualAgeDays);
    return new Date(newestDay - ageDays * dayMs).toISOString().slice(0, 10);
  }

  #shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: this.random.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}
