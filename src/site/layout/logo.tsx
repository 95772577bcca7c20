import { config } from "../config.ts";
import styles from "./logo.module.css";

/** The brand: hopscotch squares, the last one just landed on. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true" className={styles.mark}>
        <rect x="11.5" y="2" width="11" height="11" rx="2" fill="var(--sun)" transform="rotate(-2 17 7.5)" />
        <rect x="1.5" y="11.5" width="11" height="11" rx="2" fill="var(--coral)" transform="rotate(2 7 17)" />
        <rect x="21.5" y="11.5" width="11" height="11" rx="2" fill="var(--mint)" transform="rotate(-1.5 27 17)" />
        <rect x="11.5" y="21" width="11" height="11" rx="2" fill="var(--sky)" transform="rotate(1.5 17 26.5)" />
        <rect x="12" y="12" width="10" height="9.5" rx="1.5" fill="var(--card)" />
      </svg>
      {config.brand.toLowerCase()}
    </span>
  );
}
