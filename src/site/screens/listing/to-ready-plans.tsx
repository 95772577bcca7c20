import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import styles from "./results.module.css";

/** The link to the site's plans, which also fill whole afternoons. It stands after the sessions. */
export function ToReadyPlans() {
  const locale = useLocale();
  const { readyPlans: words } = useMessages();
  return (
    <p className={styles.more}>
      <a href={`${pathOf({ name: "plan" }, locale)}#ready-made`}>{words.heading()}</a>
    </p>
  );
}
