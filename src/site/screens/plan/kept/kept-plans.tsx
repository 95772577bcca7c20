import { useEffect, useState } from "react";
import { whenIdle } from "../../../document-state/when-idle.ts";
import { type Language, LanguageContext, useLocale } from "../../../language/language.tsx";
import { loadChunk } from "../../../navigation/load-chunk.ts";
import { loadLanguage } from "../../../navigation/load-language.ts";
import { readStored, storageKeys } from "../../../visitor/storage.ts";
import type { MyPlans, MyPlansProps } from "./my-plans.tsx";

interface Part {
  MyPlans: typeof MyPlans;
  language: Language;
}

/**
 * The plans that this browser keeps, the one on view among them. They are loaded once there is a plan to keep, or else once the page is
 * idle.
 */
export function KeptPlans(props: MyPlansProps) {
  const { isChanged } = props;
  const locale = useLocale();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isWanted = true;
    const load = () =>
      void Promise.all([loadChunk("my plans", () => import("./my-plans.tsx")), loadLanguage(locale, "keptPlans")]).then(
        ([{ MyPlans }, language]) => isWanted && setPart({ MyPlans, language }),
        console.warn,
      );
    const hasPlans = isChanged || readStored(storageKeys.plans) !== null;
    if (hasPlans) load();
    const giveUp = hasPlans ? undefined : whenIdle(load);
    return () => {
      isWanted = false;
      giveUp?.();
    };
  }, [locale, isChanged]);
  return (
    part && (
      <LanguageContext value={part.language}>
        <part.MyPlans {...props} />
      </LanguageContext>
    )
  );
}
