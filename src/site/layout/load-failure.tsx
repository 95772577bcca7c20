import { useMessages } from "../language/language.tsx";
import styles from "./load-failure.module.css";

/** Opens the notice, once for each failure. The browser closes it by its button, on Escape, and on a click elsewhere. */
function open(link: HTMLElement | null): void {
  link?.parentElement?.showPopover?.();
  link?.focus();
}

/** A page could not be loaded: the one being read stays, and a plain link, under the keyboard already, tries again. */
export function LoadFailure({ address }: { address: string }) {
  const { site } = useMessages();
  return (
    <div className={styles.notice} id={styles.notice} popover="auto" role="alert">
      <p>{site.loadFailed()}</p>
      <a href={address} ref={open}>
        {site.tryAgain()}
      </a>
      <button type="button" popoverTarget={styles.notice}>
        {site.close()}
      </button>
    </div>
  );
}
