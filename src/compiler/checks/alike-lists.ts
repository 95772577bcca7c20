import { locales } from "../../domain/locale.ts";
import type { TemplateDraft } from "../content.ts";
import { count, type Problem } from "../problem.ts";

const alike = ["variants", "traps", "debrief"] as const;

/** Variants, traps and questions to talk about are the same in every language; suggestions may differ. The others are compared with English. */
export function checkAlikeLists({ words }: TemplateDraft): Problem[] {
  return locales.flatMap((locale) =>
    alike.flatMap((field) => {
      const file = words[locale];
      // A list that is left out has no entry, unless something in the file is missing that it must have.
      const written = file?.fields[field]?.length ?? (file?.whole ? 0 : undefined);
      const english = words.en?.fields[field]?.length;
      return file === undefined || written === undefined || english === undefined || written === english
        ? []
        : [file.source.problem([field], count(written, "entry"), `write ${english}, as many as en.yaml has`)];
    }),
  );
}
