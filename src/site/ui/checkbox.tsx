import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "type" | "className"> {
  /** False: it cannot be ticked now, and is still reached by the keyboard, so that focus is never lost. */
  isAvailable?: boolean;
  /** The name of a chalk; else the box is of any colour. */
  chalk?: string | undefined;
  /** Shown beside the box. */
  children: ReactNode;
}

const refuse = () => {};

/** A box to tick. */
export function Checkbox({ isAvailable = true, chalk, onChange, children, ...props }: Props) {
  return (
    <label className={styles.field} data-chalk={chalk}>
      <input
        {...props}
        type="checkbox"
        className={styles.box}
        aria-disabled={isAvailable ? undefined : true}
        onChange={isAvailable ? onChange : refuse}
      />
      {children}
    </label>
  );
}
