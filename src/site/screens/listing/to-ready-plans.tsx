import { pathOf } from "../../../domain/route.ts";
import { useLocale, useMessages } from "../../language/language.tsx";

/** Leads from the sessions to the site's plans of whole afternoons. */
export function ToReadyPlans() {
  const locale = useLocale();
  const { readyPlans: words } = useMessages();
  return <a href={`${pathOf({ name: "plan" }, locale)}#ready-made`}>{words.heading()}</a>;
}
