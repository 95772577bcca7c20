import { type ReactNode, type Ref, useLayoutEffect } from "react";
import { adoptStyles } from "./adopt-styles.ts";
import styles from "./tray.css?inline";

interface Props {
  ref?: Ref<HTMLElement>;
  className: string;
  title: string;
  children: ReactNode;
}

/**
 * A collection of the visitor's, at the bottom of every page. It stands in an element `.trays` at the end of the body, alone or above
 * another one.
 */
export function Tray({ ref, className, title, children }: Props) {
  useLayoutEffect(() => adoptStyles(styles), []);
  return (
    <section ref={ref} className={`tray ${className}`} aria-label={title}>
      <div>{children}</div>
    </section>
  );
}
