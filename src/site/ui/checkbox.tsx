import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "type" | "onFocus" | "className"> {
  /** False: it cannot be ticked now, and is still reached by the keyboard, so that focus is never lost. */
  isAvailable?: boolean;
  /** The name of a chalk; else the box is of any colour. */
  chalk?: string | undefined;
  /** The visitor is about to use it. */
  onIntent?: () => void;
  /** Shown beside the box. */
  children: ReactNode;
}

const refuse = () => {};

/** A box to tick. */
export function Checkbox({ isAvailable = true, chalk, onIntent, onChange, children, ...props }: Props) {
  return (
    <label className={styles.field} data-chalk={chalk} onPointerEnter={onIntent}>
      <input
        {...props}
        type="checkbox"
        className={styles.box}
        aria-disabled={isAvailable ? undefined : true}
        onChange={isAvailable ? onChange : refuse}
        onFocus={onIntent}
      />
      {children}
    </label>
  );
}
