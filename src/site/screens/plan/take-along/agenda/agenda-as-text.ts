import type { Messages } from "../../../../language/messages.generated.ts";
import { type Agenda, type AgendaRow, factsOf, nameOf } from "./agenda.ts";
import { bringText } from "./agenda-table.ts";

/** For an invitation, or the notes of a meeting. */
export function agendaAsText(agenda: Agenda, words: Messages): string {
  return `${agenda.title}\n${agendaBody(agenda, words)}`;
}

/** All below the title. */
export function agendaBody(agenda: Agenda, words: Messages): string {
  return paragraphs([
    [factsOf(agenda).join(" · ")],
    [...agenda.rows.flatMap(linesOf), `${agenda.end} ${words.fitting.end()}`],
    [bringText(agenda, words), agenda.address ?? ""],
  ]);
}

/** What is to be known of one block. */
export function rowBody({ minutes, who, material, note, steps }: AgendaRow, address: string | undefined): string {
  return paragraphs([[minutes, who, material, note], steps.flatMap(linesOf), [address ?? ""]]);
}

function linesOf(row: Parameters<typeof nameOf>[0] & { note?: string }): string[] {
  const facts = [row.minutes, row.who].filter(Boolean).join("; ");
  return [`${row.time} ${nameOf(row)} (${facts})`, ...(row.note ? [row.note] : [])];
}

/** Lines in paragraphs, without those that are empty. */
function paragraphs(groups: string[][]): string {
  return groups
    .map((lines) => lines.filter((line) => line !== "").join("\n"))
    .filter((group) => group !== "")
    .join("\n\n");
}
