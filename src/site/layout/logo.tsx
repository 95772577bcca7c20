import { BrandMark } from "../../boards/brand-mark.tsx";
import { config } from "../config.ts";
import styles from "./logo.module.css";

export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
        <BrandMark tone={(name) => `var(--${name})`} />
      </svg>
      {config.brand.toLowerCase()}
    </span>
  );
}
