import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./select.module.css";

interface Props extends ComponentProps<"select"> {
  /** Stands before the choice. */
  label: string;
}

/** The browser's own list to choose from, with the look of text. */
export function Select({ label, ...props }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <span className={styles.choice}>
        <select {...props} className={styles.select} />
        <Icon name="chevron" size={12} />
      </span>
    </label>
  );
}
