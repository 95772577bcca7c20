import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import styles from "./results.module.css";

/** After the sessions: the site has plans for whole afternoons as well. */
export function ToReadyPlans() {
  const locale = useLocale();
  const { readyPlans: words } = useMessages();
  return (
    <p className={styles.more}>
      <a href={`${pathOf({ name: "plan" }, locale)}#ready-made`}>{words.heading()}</a>
    </p>
  );
}
