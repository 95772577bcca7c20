import { createContext, type ReactNode, useContext, useEffect, useReducer, useState } from "react";
import type { Locale } from "../../../../domain/locale.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { templatesOf } from "../../../../domain/plan/template-of-block.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { loadIfStale } from "../../../navigation/load-document.ts";
import type { PlanProps } from "../plan-props.ts";
import { secondTemplatesOf } from "../plan-view.ts";

/** The language beside that of the page, with the templates of the plan that have come in it. */
export interface SecondLanguage {
  locale: Locale;
  /** Undefined where it has not come, or is lacking. */
  find: (template: TemplateReference) => PlanTemplate | undefined;
  lacks: (template: TemplateReference) => boolean;
  /** Whether some of it could not be loaded. */
  hasFailed: boolean;
  tryAgain: () => void;
}

const SecondLanguageContext = createContext<SecondLanguage | undefined>(undefined);

/** Undefined where the plan is in one language. */
export const useSecondLanguage = () => useContext(SecondLanguageContext);

interface Props extends Pick<PlanProps, "data" | "plan"> {
  children: ReactNode;
}

/** Loads the plan's templates in its second language, for all parts of the screen. */
export function SecondLanguageOfPlan({ data, plan, children }: Props) {
  const { secondLocale: locale, blocks } = plan;
  const templates = secondTemplatesOf(data, plan);
  const missing = templatesOf(blocks)
    .filter((it) => templates && !templates.get(it) && !templates.lacks(it))
    .join(" ");
  const wanted = missing && `${locale} ${missing}`;
  const [failed, setFailed] = useState("");
  const [, drawWithWhatHasCome] = useReducer((times: number) => times + 1, 0);
  const hasFailed = wanted !== "" && wanted === failed;

  useEffect(() => {
    if (!templates || wanted === "" || hasFailed) return;
    let isWanted = true;
    const fail = (error: unknown) => {
      if (!isWanted) return;
      if (loadIfStale(error)) return;
      console.warn(error);
      setFailed(wanted);
    };
    templates.load(missing.split(" ") as TemplateReference[]).then(drawWithWhatHasCome, fail);
    return () => {
      isWanted = false;
    };
  }, [templates, missing, wanted, hasFailed]);

  const second = templates &&
    locale && {
      locale,
      find: templates.get,
      lacks: templates.lacks,
      hasFailed,
      tryAgain: () => setFailed(""),
    };
  return <SecondLanguageContext value={second}>{children}</SecondLanguageContext>;
}
