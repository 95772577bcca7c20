import { useEffect, useRef, useState } from "react";
import type { ListingQuery } from "../../../domain/finding/listing-query.ts";

/** Results that follow each other more quickly are announced once, at the end. */
const restMs = 500;

interface Props {
  text: string;
  /** What it answers: another question may well have as many results. */
  query: ListingQuery;
}

/** Says to a screen reader what has come of a question, and nothing on arriving, when the page itself is read out. */
export function ResultAnnouncement({ text, query }: Props) {
  const [said, setSaid] = useState("");
  const last = useRef({ text, query });
  useEffect(() => {
    const isSame = text === last.current.text && goesOn(last.current.query, query);
    if (isSame) {
      last.current = { text, query };
      return;
    }
    // What stands there already is heard again only if it comes anew.
    setSaid("");
    const timer = setTimeout(() => {
      last.current = { text, query };
      setSaid(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, query]);
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
