import type { Analyzer } from "../../domain/finding/keyword/analyzer.ts";
import type { Locale } from "../../domain/locale.ts";
import { analyzer as de } from "../../languages/de/analyzer.ts";
import { analyzer as en } from "../../languages/en/analyzer.ts";
import { analyzer as es } from "../../languages/es/analyzer.ts";
import { analyzer as fr } from "../../languages/fr/analyzer.ts";
import { analyzer as it } from "../../languages/it/analyzer.ts";
import { analyzer as nl } from "../../languages/nl/analyzer.ts";
import { analyzer as pt } from "../../languages/pt/analyzer.ts";

export const analyzers: Record<Locale, Analyzer> = { de, en, es, fr, it, nl, pt };
