import type { Messages } from "../../../../language/messages.generated.ts";
import { type Agenda, type AgendaRow, factsOf, nameOf } from "./agenda.ts";
import { bringText } from "./agenda-table.ts";

/** Writes an agenda as plain text, such as for an invitation or for the notes of a meeting. */
export function agendaAsText(agenda: Agenda, words: Messages): string {
  return `${agenda.title}\n${agendaBody(agenda, words)}`;
}

/** Writes all of an agenda below its title. */
export function agendaBody(agenda: Agenda, words: Messages): string {
  return paragraphs([
    [factsOf(agenda).join(" · ")],
    [...agenda.rows.flatMap(linesOf), `${agenda.end} ${words.fitting.end()}`],
    [bringText(agenda, words), agenda.address ?? ""],
  ]);
}

/** Writes all of one block below its name. */
export function rowBody({ minutes, who, material, note, steps }: AgendaRow, address: string | undefined): string {
  return paragraphs([[minutes, who, material, note], steps.flatMap(linesOf), [address ?? ""]]);
}

function linesOf(row: Parameters<typeof nameOf>[0] & { note?: string }): string[] {
  const facts = [row.minutes, row.who].filter(Boolean).join("; ");
  return [`${row.time} ${nameOf(row)} (${facts})`, ...(row.note ? [row.note] : [])];
}

/** Joins lines to paragraphs, and leaves out empty ones. */
function paragraphs(groups: string[][]): string {
  return groups
    .map((lines) => lines.filter((line) => line !== "").join("\n"))
    .filter((group) => group !== "")
    .join("\n\n");
}
