import { parseRange } from "../../domain/number-range.ts";
import type { CardFace } from "../../domain/page.ts";
import { type Place, places } from "../../domain/template.ts";
import { useMessages } from "../language/language.tsx";
import type { Messages } from "../language/messages.generated.ts";
import styles from "./card-facts.module.css";
import { groupSizeText } from "./group-size-text.ts";

/** What is asked of a template's length and place, as far as it may have to be changed for that. */
export interface AskedFacts {
  /** Ranges of minutes, as `formatRange` writes them. */
  minutes?: readonly string[] | undefined;
  places?: readonly string[] | undefined;
}

interface Props {
  card: CardFace;
  asked?: AskedFacts | undefined;
}

/** The facts for a decision, the same ones in the same places on every card. */
export function CardFacts({ card, asked }: Props) {
  const words = useMessages();
  return (
    <ul className={styles.facts} aria-label={words.card.facts()}>
      <li>{minutesText(card.minutes, asked?.minutes, words.card)}</li>
      <li>{groupSizeText(card.group, words.card)}</li>
      <li className={styles.place}>{placesText(card.places, asked?.places, words)}</li>
      <li>{words.card.preparation({ count: card.preparationMinutes })}</li>
      <li>{card.level}</li>
    </ul>
  );
}

/** The length as it is written and, where what is asked is shorter, what it has to be shortened to. */
export function minutesText(minutes: number, asked: AskedFacts["minutes"], words: Messages["card"]): string {
  const longest = Math.max(...(asked?.map((range) => parseRange(range)?.to ?? Infinity) ?? []), 0);
  return asked && longest < minutes
    ? words.minutesShortened({ minutes, shortened: longest })
    : words.minutesShort({ count: minutes });
}

/** The places where it runs as it is, or the one that is asked where it has to be adapted. */
export function placesText(its: readonly Place[], asked: AskedFacts["places"], words: Messages): string {
  const nameOf = (place: Place) => words.places[place]();
  const adapted = places.find((place) => asked?.includes(place));
  if (adapted && !asked?.some((place) => its.includes(place as Place)))
    return words.card.placeAdapted({ place: nameOf(adapted) });
  return its.length === places.length ? words.card.anyPlace() : its.map(nameOf).join(" · ");
}
