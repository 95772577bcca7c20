import { useEffect, useState } from "react";
import { type Language, LanguageContext, useLocale } from "../../../language/language.tsx";
import { loadChunk } from "../../../navigation/load-chunk.ts";
import { loadLanguage } from "../../../navigation/load-language.ts";
import type { MyPlans, MyPlansProps } from "./my-plans.tsx";

interface Part {
  MyPlans: typeof MyPlans;
  language: Language;
}

/** The plans that this browser keeps, and the one on view among them: loaded once that is drawn. */
export function KeptPlans(props: MyPlansProps) {
  const locale = useLocale();
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadChunk("my plans", () => import("./my-plans.tsx")), loadLanguage(locale, "keptPlans")]).then(
      ([{ MyPlans }, language]) => isWanted && setPart({ MyPlans, language }),
      console.warn,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return (
    part && (
      <LanguageContext value={part.language}>
        <part.MyPlans {...props} />
      </LanguageContext>
    )
  );
}
