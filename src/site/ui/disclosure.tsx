import { type MouseEvent, type ReactNode, useState } from "react";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface Props {
  summary: ReactNode;
  /** Whether it is open before the visitor has opened or closed it. */
  isOpen?: boolean;
  /** Something inside of it matters: when that begins, it opens. */
  isNeeded?: boolean;
  className?: string | undefined;
  /** Drawn only while it is open. */
  children: ReactNode;
}

/** Something to open. It never closes by itself, so that nothing goes away under the visitor's hands. */
export function Disclosure({ summary, isOpen = false, isNeeded = false, className, children }: Props) {
  const [isOpened, setOpened] = useState(isOpen || isNeeded);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpened(true);
  }

  // On a click, the browser would open it before there is something to show.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpened(!isOpened);
  };
  // The visitor may have opened or closed it before the page came to life.
  const follow = (it: HTMLDetailsElement | null) => {
    if (it) setOpened(it.open);
  };
  return (
    <details ref={follow} className={className} open={isOpened} onToggle={(event) => follow(event.currentTarget)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary className={styles.summary} onClick={toggle}>
        {summary}
        <Icon name="chevron" size={12} />
      </summary>
      {isOpened && children}
    </details>
  );
}
