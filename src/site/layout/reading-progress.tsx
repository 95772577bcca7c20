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
      const { scrollHeight: height } = document.documentElement;
      const percent = scrollProgress({ scrolled: scrollY, height, windowHeight: innerHeight });
      bar.current?.style.setProperty("--progress", `${percent}%`);
    };
    const { run, cancel } = throttle(update, readingBarThrottleMs);
    const following = new AbortController();
    update();
    addEventListener("scroll", run, following);
    addEventListener("resize", run, following);
    return () => {
      cancel();
      following.abort();
    };
  }, []);

  return <div ref={bar} className={styles.bar} aria-hidden="true" />;
}
