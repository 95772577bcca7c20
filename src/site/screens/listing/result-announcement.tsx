import { type RefObject, useEffect, useRef, useState } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";

/** Results that follow each other more quickly are announced once, at the end. */
const restMs = 500;

interface Props {
  text: string;
  /** The question: another one may well have as many results. */
  query: ListingQuery;
  /** Shows the same text on the page. A screen reader reads it out when the focus comes to it. */
  heading?: RefObject<HTMLElement | null>;
  /** The text of the heading. A translator may have put another in its place, so that it cannot be read from there. */
  headingText?: string;
}

/** Tells screen readers how many results a question has. Says nothing on arriving, when the page itself is read out. */
export function ResultAnnouncement({ text, query, heading, headingText }: Props) {
  const [said, setSaid] = useState("");
  const last = useRef({ text, query });
  const hadFocus = useRef(false);
  useEffect(() => {
    const isSame = text === last.current.text && goesOn(last.current.query, query);
    const hasFocus = document.activeElement === heading?.current;
    // The text was read out if the focus has just come to it. A text that changes under the focus is not read out.
    const isHeard = hasFocus && !hadFocus.current && headingText === text;
    hadFocus.current = hasFocus;
    if (isSame || isHeard) last.current = { text, query };
    if (isSame) return;
    // A screen reader reads the region out when its text changes. Emptied first, it is heard even if the new text is
    // the same.
    setSaid("");
    if (isHeard) return;
    const timer = setTimeout(() => {
      last.current = { text, query };
      setSaid(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, query, heading, headingText]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/**
 * The same question, or its keyword with letters added or removed at the end: slow typists need not hear of each
 * letter.
 */
function goesOn(before: ListingQuery, query: ListingQuery): boolean {
  const [shorter = "", longer = ""] = [before.keyword, query.keyword].sort();
  return query === before || (shorter !== longer && longer.startsWith(shorter));
}
