import type { Messages } from "../../../../language/messages.generated.ts";
import { type Agenda, factsOf } from "./agenda.ts";
import { agendaTable, bringText } from "./agenda-table.ts";

/**
 * Writes an agenda as HTML for the clipboard. Programs for e-mail and documents read a table in it, and all of them keep its look, because
 * that is in attributes.
 */
export function agendaAsHtml(agenda: Agenda, words: Messages): string {
  const { headings, rows } = agendaTable(agenda, words);
  const bring = bringText(agenda, words);
  const row = (cells: readonly string[], name: "th" | "td") =>
    `<tr>${cells.map((cell) => `<${name} align="left" valign="top">${escapeHtml(cell)}</${name}>`).join("")}</tr>`;
  return [
    `<h2>${escapeHtml(agenda.title)}</h2>`,
    `<p>${escapeHtml(factsOf(agenda).join(" · "))}</p>`,
    '<table border="1" cellpadding="6" cellspacing="0">',
    `<thead>${row(headings, "th")}</thead>`,
    `<tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody>`,
    "</table>",
    bring && `<p>${escapeHtml(bring)}</p>`,
    agenda.address && `<p><a href="${escapeHtml(agenda.address)}">${escapeHtml(agenda.address)}</a></p>`,
  ]
    .filter(Boolean)
    .join("\n");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] as string);
}
