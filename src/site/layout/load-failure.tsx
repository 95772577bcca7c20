import { useMessages } from "../language/language.tsx";
import styles from "./load-failure.module.css";

/** A page could not be loaded: the one being read stays, and a plain link, under the keyboard already, tries again. */
export function LoadFailure({ address }: { address: string }) {
  const { site } = useMessages();
  return (
    <div className={styles.notice} role="alert">
      <p>{site.loadFailed()}</p>
      <a href={address} ref={(link) => link?.focus()}>
        {site.tryAgain()}
      </a>
    </div>
  );
}
