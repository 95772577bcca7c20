import { useEffect, useRef } from "react";
import { scrollProgress } from "../../domain/scroll-progress.ts";
import styles from "./reading-progress.module.css";
import { throttle } from "./throttle.ts";

export const readingBarThrottleMs = 30;

/**
 * How much of the page has been read, as a line under the header (R2.7). Drawn past React: it moves at every scroll. Screen
 * readers, which would tell of each move, know where in the page they are.
 */
export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const update = () => {
      const percent = scrollProgress({
        scrolled: window.scrollY,
        height: document.documentElement.scrollHeight,
        windowHeight: window.innerHeight,
      });
      bar.current?.style.setProperty("--progress", `${percent}%`);
    };
    const { run, cancel } = throttle(update, readingBarThrottleMs);
    update();
    window.addEventListener("scroll", run, { passive: true });
    window.addEventListener("resize", run);
    return () => {
      cancel();
      window.removeEventListener("scroll", run);
      window.removeEventListener("resize", run);
    };
  }, []);

  return <div ref={bar} className={styles.bar} aria-hidden="true" />;
}
