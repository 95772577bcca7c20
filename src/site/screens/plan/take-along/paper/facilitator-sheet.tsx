import type { ReactNode } from "react";
import type { FittedBlock } from "../../../../../domain/plan/fit-plan.ts";
import { useMessages } from "../../../../language/language.tsx";
import { type Agenda, type AgendaRow, nameOf } from "../agenda/agenda.ts";
import { bringText } from "../agenda/agenda-table.ts";
import { SheetHead } from "./sheet-head.tsx";

interface Props {
  agenda: Agenda;
  /** The blocks that the agenda's rows are of. */
  blocks: readonly FittedBlock[];
  wordsOf: (block: FittedBlock) => ReactNode;
  /** Whether all words that may be read have been opened. */
  isInWords: boolean;
}

/** The sheet for whoever leads, with all that there is of each block. */
export function FacilitatorSheet({ agenda, blocks, wordsOf, isInWords }: Props) {
  const words = useMessages();
  const bring = bringText(agenda, words);
  const withAccount = <p>{words.takeAlong.withAccount()}</p>;
  return (
    <>
      <SheetHead agenda={agenda} />
      {bring && <p>{bring}</p>}
      <ol>
        {agenda.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a sheet ever moves
          <li key={index} className={row.isBreak ? "is-break" : undefined}>
            <b>{row.time}</b>
            <div>
              <h2>{nameOf(row)}</h2>
              <p>{factsOfRow(row)}</p>
              {row.note && <p className="plan-paper-note">{row.note}</p>}
              {row.steps.length > 0 && <Steps {...row} />}
              {blocks[index] && (wordsOf(blocks[index]) ?? (isInWords && blocks[index].template && withAccount))}
            </div>
          </li>
        ))}
        <li>
          <b>{agenda.end}</b>
          <div>{words.fitting.end()}</div>
        </li>
      </ol>
    </>
  );
}

/** The facts of a row. Steps say for themselves who works and with what, so a row with steps does not. */
function factsOfRow({ minutes, who, material, steps }: AgendaRow): string {
  return (steps.length > 0 ? [minutes] : [minutes, who, material]).filter(Boolean).join(" · ");
}

function Steps({ steps }: Pick<AgendaRow, "steps">) {
  return (
    <table>
      <tbody>
        {steps.map((step) => (
          <tr key={step.time + step.name}>
            <td>{step.time}</td>
            <td>{nameOf(step)}</td>
            <td>{[step.minutes, step.who, step.material].filter(Boolean).join(" · ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
