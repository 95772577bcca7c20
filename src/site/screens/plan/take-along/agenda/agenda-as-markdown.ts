import type { Messages } from "../../../../language/messages.generated.ts";
import { type Agenda, factsOf } from "./agenda.ts";
import { agendaTable, bringText } from "./agenda-table.ts";

export function agendaAsMarkdown(agenda: Agenda, words: Messages): string {
  const { headings, rows } = agendaTable(agenda, words);
  const bring = bringText(agenda, words);
  return [
    `## ${escapeMarkdown(agenda.title)}`,
    escapeMarkdown(factsOf(agenda).join(" · ")),
    [headings, headings.map(() => "---"), ...rows.map((row) => row.map(escapeMarkdown))].map(writeRow).join("\n"),
    ...(bring === "" ? [] : [escapeMarkdown(bring)]),
    ...(agenda.address === undefined ? [] : [`<${agenda.address}>`]),
  ].join("\n\n");
}

const writeRow = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Escapes a text, so that what a visitor has typed stays what it is, and its bars part no cell. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>|&#]/g, "\\$&");
}
