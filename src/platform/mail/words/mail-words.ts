import type { Locale } from "../../../domain/locale.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { MailWording } from "./mail-wording.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

export const mailWords: Record<Locale, MailWording> = { de, en, es, fr, it, nl, pt };
