import { useEffect, useRef, useState } from "react";

/** Results that follow each other more quickly are announced once, at the end. */
const restMs = 500;

/** Says to a screen reader what has come of a question, and nothing on arriving, when the page itself is read out. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
