import { type RefObject, useEffect, useRef, useState } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";

/** Results that follow each other more quickly are announced once, at the end. */
const restMs = 500;

interface Props {
  text: string;
  /** What it answers: another question may well have as many results. */
  query: ListingQuery;
  /** Says the same to those who look: a screen reader reads it out where the focus comes to it. */
  heading?: RefObject<HTMLElement | null>;
}

/** Says to a screen reader what has come of a question, and nothing on arriving, when the page itself is read out. */
export function ResultAnnouncement({ text, query, heading }: Props) {
  const [said, setSaid] = useState("");
  const last = useRef({ text, query });
  const hadFocus = useRef(false);
  useEffect(() => {
    const isSame = text === last.current.text && goesOn(last.current.query, query);
    const hasFocus = document.activeElement === heading?.current;
    // What the focus has found there is heard. What comes while it is there is not.
    const isHeard = hasFocus && !hadFocus.current && heading?.current?.textContent === text;
    hadFocus.current = hasFocus;
    if (isSame || isHeard) last.current = { text, query };
    if (isSame) return;
    // What stands there already is heard again only if it comes anew.
    setSaid("");
    if (isHeard) return;
    const timer = setTimeout(() => {
      last.current = { text, query };
      setSaid(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, query, heading]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}

/** The same question, or its keyword with letters more or less at its end: whoever types slowly need not hear of each. */
function goesOn(before: ListingQuery, query: ListingQuery): boolean {
  const [shorter = "", longer = ""] = [before.keyword, query.keyword].sort();
  return query === before || (shorter !== longer && longer.startsWith(shorter));
}
