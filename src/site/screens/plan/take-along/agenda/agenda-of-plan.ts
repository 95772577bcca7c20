import type { Locale } from "../../../../../domain/locale.ts";
import { writePlan } from "../../../../../domain/plan/write-plan.ts";
import { pathOf } from "../../../../../domain/route.ts";
import { publicUrl } from "../../../../head.ts";
import { languageTagOf } from "../../../../language/language-tag.ts";
import type { Agenda } from "./agenda.ts";
import { type AgendaInput, makeAgenda } from "./make-agenda.ts";

/** The agenda of a plan on the page in this language, with its public address. */
export function agendaOfPlan(locale: Locale, input: Omit<AgendaInput, "address" | "language">): Agenda {
  return makeAgenda({
    ...input,
    address: publicUrl(pathOf({ name: "plan" }, locale)) + writePlan(input.plan),
    language: languageTagOf(locale, navigator.languages),
  });
}
