import { useCallback, useEffect, useRef, useState } from "react";

/** The text that was said to screen readers last. Its count is the key of its element, so that the same text is heard again. */
export function useSaid() {
  const [said, setSaid] = useState({ text: "", count: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Says a text, at once or after so many milliseconds in which nothing else is said. */
  const say = useCallback((text: string, afterMs = 0) => {
    clearTimeout(timer.current);
    const show = () => setSaid(({ count }) => ({ text, count: count + 1 }));
    if (afterMs > 0) timer.current = setTimeout(show, afterMs);
    else show();
  }, []);
  return { said, say };
}
