import { languageNames } from "virtual:languages";
import { type Locale, locales } from "../../../../domain/locale.ts";
import { useLocale, useMessages } from "../../../language/language.tsx";
import { LoadFailed } from "../../../layout/load-failed.tsx";
import { Select, type SelectOption } from "../../../ui/select.tsx";
import type { PlanProps } from "../plan-props.ts";
import { useSecondLanguage } from "./second-language.tsx";

const none = "";

type Choice = Locale | typeof none;

/** The choice of the language that stands beside the page's. */
export function SecondLanguageChoice({ plan, change }: Pick<PlanProps, "plan" | "change">) {
  const own = useLocale();
  const { planWords } = useMessages();
  const second = useSecondLanguage();
  const others = locales.filter((locale) => locale !== own);
  const options: SelectOption<Choice>[] = [
    { value: none, label: planWords.noSecond() },
    ...others.map((locale) => ({ value: locale, label: languageNames[locale] })),
  ];
  const choose = (value: Choice) => change({ ...plan, secondLocale: value === none ? undefined : value });
  return (
    <>
      <Select<Choice> label={planWords.second()} options={options} value={second?.locale ?? none} onChange={choose} />
      {second?.hasFailed && <LoadFailed onTryAgain={second.tryAgain} />}
    </>
  );
}
