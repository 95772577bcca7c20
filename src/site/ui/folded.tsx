import type { ReactNode } from "react";
import styles from "./folded.module.css";

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/** What can wait on a small window, where it has to be opened. Elsewhere, and on paper, it is open without a control. */
export function Folded({ title, children }: Props) {
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
