import type { Locale } from "../../../../domain/locale.ts";
import type { PartData } from "../../../../domain/page.ts";
import type { TemplateReference } from "../../../../domain/template.ts";
import { type ReadingRule, type TemplateReader, templateReader } from "../../../navigation/template-reader.ts";

/** The words of a template's parts, or the reason why they cannot be had. */
export type OpenedWords =
  | { state: "open"; parts: readonly PartData[]; second?: SecondWords | undefined }
  /** The visitor has read as many templates as are open to everyone. This limit may end. */
  | { state: "limited"; follow: ReadingRule["follow"] };

/** The words in a second language; without parts where it lacks the template, or where they have not come. */
interface SecondWords {
  locale: Locale;
  parts?: readonly PartData[] | undefined;
  hasFailed: boolean;
}

/**
 * Opens the words of a template, which then counts as read, as by opening its page (R4.3). Rejects if those of the first language do not
 * come.
 */
export async function openWords(
  template: TemplateReference,
  locale: Locale,
  secondLocale: Locale | undefined,
): Promise<OpenedWords> {
  const { loadTemplate, limit } = await templateReader;
  const limited: OpenedWords = { state: "limited", follow: limit.follow };
  if (!limit.mayRead(template)) return limited;
  const [parts, second] = await Promise.all([
    loadParts(template, locale, loadTemplate),
    secondLocale && loadSecond(template, secondLocale, loadTemplate),
  ]);
  // Other templates may have been opened meanwhile, and have reached the limit.
  if (!limit.mayRead(template)) return limited;
  if (!parts) throw new Error(`There is no ${template} in ${locale}`);
  limit.countReading(template);
  return { state: "open", parts, second };
}

type LoadTemplate = TemplateReader["loadTemplate"];

async function loadParts(template: TemplateReference, locale: Locale, loadTemplate: LoadTemplate) {
  const file = await loadTemplate(template, locale);
  return file?.data.screen === "template" ? file.data.parts : undefined;
}

function loadSecond(template: TemplateReference, locale: Locale, loadTemplate: LoadTemplate): Promise<SecondWords> {
  return loadParts(template, locale, loadTemplate).then(
    (parts) => ({ locale, parts, hasFailed: false }),
    (error) => {
      console.warn(error);
      return { locale, hasFailed: true };
    },
  );
}
