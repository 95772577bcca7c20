import type { Messages } from "../../../../language/messages.generated.ts";
import { type Agenda, type AgendaRow, nameOf } from "./agenda.ts";

/** Rows of cells, without columns that are empty in every row. */
export interface AgendaTable {
  headings: string[];
  rows: string[][];
}

export function agendaTable({ rows, end }: Agenda, { takeAlong, fitting }: Messages): AgendaTable {
  const columns: [heading: string, cell: (row: AgendaRow) => string, atEnd: string][] = [
    [takeAlong.time(), ({ time }) => time, end],
    [takeAlong.what(), nameOf, fitting.end()],
    [takeAlong.minutes(), ({ minutes }) => minutes, ""],
    [takeAlong.who(), ({ who }) => who, ""],
    [takeAlong.material(), ({ material }) => material, ""],
    [takeAlong.note(), ({ note }) => note, ""],
  ];
  const filled = columns.filter(([, cell]) => rows.some((row) => cell(row) !== ""));
  return {
    headings: filled.map(([heading]) => heading),
    rows: [...rows.map((row) => filled.map(([, cell]) => cell(row))), filled.map(([, , atEnd]) => atEnd)],
  };
}

/** Names the material, such as "To bring: 32 sticky notes, 4 sheets"; empty if nothing is needed. */
export function bringText({ bring }: Agenda, { takeAlong, site }: Messages): string {
  return bring.length > 0 ? takeAlong.bring() + site.colon() + bring.join(", ") : "";
}
