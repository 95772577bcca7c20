import { useMessages } from "../language/language.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./scroll-to-top.module.css";

/** A plain link. It comes into reach one window down, by its place alone. */
export function ScrollToTop() {
  const { footer } = useMessages();
  return (
    <div className={styles.track}>
      <a className={styles.link} href="#top" title={footer.scrollToTop()}>
        <Icon name="arrow-up" size={20} />
      </a>
    </div>
  );
}
