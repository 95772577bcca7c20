import { useMessages } from "../../../../language/language.tsx";
import { type Agenda, nameOf } from "../agenda/agenda.ts";
import { SheetHead } from "./sheet-head.tsx";

/** The sheet for those who take part: when each block begins, how long it takes, and who works with whom. */
export function AgendaSheet({ agenda }: { agenda: Agenda }) {
  const words = useMessages();
  return (
    <>
      <SheetHead agenda={agenda} />
      <table>
        <tbody>
          {agenda.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing of a sheet ever moves
            <tr key={index} className={row.isBreak ? "is-break" : undefined}>
              <th scope="row">{row.time}</th>
              <td>
                <strong>{nameOf(row)}</strong>
                {row.who && <small>{row.who}</small>}
              </td>
              <td>{row.minutes}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{agenda.end}</th>
            <td>{words.fitting.end()}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </>
  );
}
