import type { Locale } from "../domain/locale.ts";
import * as eachLanguage from "./each-language.ts";
import type { Language } from "./language.ts";

/** All languages, for the compiler and the build. Browsers load single files of the folders instead. */
export const languages: Record<Locale, Language> = eachLanguage;
