import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { RangeFacet } from "../../../domain/finding/facets.ts";
import { formatRange, parseRange } from "../../../domain/number-range.ts";
import { plainTyped } from "../../../domain/typed-text.ts";
import { useMessages } from "../../language/language.tsx";
import styles from "./facet-panel.module.css";

/**
 * A number is taken when the visitor stops typing it, or is done with it. One that is offered is taken only then: it becomes a
 * tick, which stays when more digits make another number of it.
 */
const pauseMs = 500;

interface Props {
  facet: RangeFacet;
  /** The range of the visitor's own. */
  range: string | undefined;
  offered: readonly string[];
  onRange: (range: string | undefined) => void;
}

/** A field for a number of people, or for the most minutes. */
export function OwnRange({ facet, range, offered, onRange }: Props) {
  const { facets, numberField } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isWrong, setWrong] = useState(false);
  const number = numberOf(facet, range);
  /** The text that was asked last. On going back it is not asked again, even if the visitor is still in the field. */
  const asked = useRef(number);

  const show = (text: string) => {
    if (field.current) field.current.value = text;
    asked.current = text;
    setWrong(false);
  };
  // The number may have come from the address, or be gone with a filter. A text that means this number is left as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the number has changed
  useEffect(() => {
    if (number !== numberOf(facet, readNumber(facet, asked.current))) show(number);
  }, [number]);
  const take = (isWhole: boolean) => {
    clearTimeout(timer.current);
    const typed = plainTyped(field.current?.value ?? "");
    const read = readNumber(facet, typed);
    const isOffered = read !== undefined && offered.includes(read);
    setWrong(typed !== "" && read === undefined);
    if (isOffered && !isWhole) return;
    if (typed !== asked.current && (typed === "" || read !== undefined)) {
      asked.current = typed;
      onRange(read);
    }
    // It is ticked there, and does not stand here as well.
    if (isOffered) show("");
  };
  const takeWhole = () => take(true);
  const takeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(take, pauseMs, false);
  };
  // A number typed before the page came to life is taken as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    take(document.activeElement !== field.current);
    return () => clearTimeout(timer.current);
  }, []);
  const takeOnEnter = ({ key }: KeyboardEvent) => key === "Enter" && takeWhole();

  return (
    <div className={styles.own}>
      <label htmlFor={id}>{facet === "people" ? facets.peopleNumber() : facets.minutesAtMost()}</label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={20}
        defaultValue={number}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={takeSoon}
        onKeyDown={takeOnEnter}
        onBlur={takeWhole}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {numberField.wrong()}
        </p>
      )}
    </div>
  );
}

/** A number with or without its noun, in any language: `14 people`, `25 min`, and no hours. */
const withNoun = { people: /^(\d+)( ?\p{L}*)\.?$/u, minutes: /^(\d+)( ?mi?n\p{L}*)?\.?$/iu };

/** `14` is the range `14` of people, and the range `1-14` of minutes. */
function readNumber(facet: RangeFacet, typed: string): string | undefined {
  const number = typed.match(withNoun[facet])?.[1];
  const range = number ? parseRange(facet === "people" ? number : `1-${number}`) : undefined;
  return range && formatRange(range);
}

/** The number that the field shows for a range; empty if the range is of another kind. */
function numberOf(facet: RangeFacet, value: string | undefined): string {
  const range = value === undefined ? undefined : parseRange(value);
  if (!range || range.to === Number.POSITIVE_INFINITY) return "";
  return range.from === (facet === "people" ? range.to : 1) ? String(range.to) : "";
}
