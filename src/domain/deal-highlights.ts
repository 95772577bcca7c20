import { highlightCycleDays, highlightsPerDay } from "./highlight.ts";

/** Items are alike if they have a trait in common, such as a goal. */
type TraitsOf<Item> = (item: Item) => readonly string[];

/** How much two cards are alike, by their numbers: 0 if they have no trait in common. */
type Likeness = (one: number, other: number) => number;

/** A card that comes twice is more like itself than like any other. */
const sameCard = 10;

/**
 * Deals items out to the days of the cycle: each as often as the others, or once more to fill the days; no two alike to one day, as far
 * as there are others; and those that are alike far from each other. If there are too many, the first are dealt.
 */
export function dealHighlights<Item>(items: readonly Item[], traitsOf: TraitsOf<Item>): Item[][] {
  const dealt = items.slice(0, highlightCycleDays * highlightsPerDay);
  const likeness = compare(dealt, traitsOf);
  const cards = [...dealt.keys()];
  const likeMany = cards.map((one) => cards.filter((other) => likeness(one, other) > 0).length);
  const unlikeFirst = cards.toSorted((one, other) => (likeMany[one] ?? 0) - (likeMany[other] ?? 0));
  const days = Array.from({ length: highlightCycleDays }, (): number[] => []);
  const perDay = Math.min(highlightsPerDay, cards.length);
  const places = days.length * perDay;
  // Least choice have those that come once more, so they are dealt first, and then those that are like many.
  const onceMore = unlikeFirst.slice(0, places % cards.length);
  const deck = [...onceMore, ...unlikeFirst.slice(onceMore.length).reverse()];
  for (const card of deck) {
    const times = Math.floor(places / cards.length) + (onceMore.includes(card) ? 1 : 0);
    for (let time = 0; time < times; time += 1) findDay(days, perDay, card, likeness).push(card);
  }
  separate(days, likeness);
  return days.map((day) => day.map((card) => dealt[card] as Item));
}

/** Whether no two of a day are alike. */
export function areAllUnlike<Item>(day: readonly Item[], traitsOf: TraitsOf<Item>): boolean {
  return likenessOn([...day.keys()], compare(day, traitsOf)) === 0;
}

function compare<Item>(items: readonly Item[], traitsOf: TraitsOf<Item>): Likeness {
  const traits = items.map(traitsOf);
  const table = traits.map((own) => traits.map((others) => own.filter((trait) => others.includes(trait)).length));
  return (one, other) => (one === other ? sameCard : (table[one]?.[other] ?? 0));
}

/** Finds the day that has room for a card and is furthest from the cards that are like it. The last day comes before the first. */
function findDay(days: readonly number[][], perDay: number, card: number, likeness: Likeness): number[] {
  const likenessOfDays = days.map((day) => day.reduce((sum, other) => sum + likeness(card, other), 0));
  const closenessTo = (day: number) =>
    likenessOfDays.reduce((sum, alike, other) => {
      const apart = Math.abs(day - other);
      const distance = Math.min(apart, days.length - apart);
      return sum + alike / (distance === 0 ? 0.001 : distance ** 2);
    }, 0);
  const [best] = days
    .map((day, index) => ({ day, closeness: closenessTo(index) }))
    .filter(({ day }) => day.length < perDay)
    .sort((a, b) => a.closeness - b.closeness);
  return best?.day ?? [];
}

/** Has cards of two days change places for as long as those of a day are less alike then. */
function separate(days: readonly number[][], likeness: Likeness): void {
  const swap = (one: number[], i: number, other: number[], j: number) => {
    [one[i], other[j]] = [other[j] as number, one[i] as number];
  };
  const onBoth = (one: number[], other: number[]) => likenessOn(one, likeness) + likenessOn(other, likeness);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [index, one] of days.entries()) {
      for (const other of days.slice(index + 1)) {
        for (const i of one.keys()) {
          for (const j of other.keys()) {
            const before = onBoth(one, other);
            swap(one, i, other, j);
            if (onBoth(one, other) < before) isBetter = true;
            else swap(one, i, other, j);
          }
        }
      }
    }
  }
}

function likenessOn(day: readonly number[], likeness: Likeness): number {
  return day.reduce(
    (sum, one, index) => day.slice(index + 1).reduce((more, other) => more + likeness(one, other), sum),
    0,
  );
}
