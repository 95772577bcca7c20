import { useCallback, useEffect, useRef, useState } from "react";

/** A text for a region with the role `status`. It is emptied first, so that a screen reader says the same text twice. */
export function useAnnouncement() {
  const [said, setSaid] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback((text: string, afterMs = 0) => {
    clearTimeout(timer.current);
    setSaid("");
    timer.current = setTimeout(setSaid, afterMs, text);
  }, []);
  return { said, say };
}
