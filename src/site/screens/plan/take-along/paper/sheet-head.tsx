import { type Agenda, factsOf } from "../agenda/agenda.ts";
import { PaperCode } from "./paper-code.tsx";

/** The head of a sheet: the plan's title and facts, and its address as a link and as a code. */
export function SheetHead({ agenda }: { agenda: Agenda }) {
  const { title, address } = agenda;
  return (
    <header>
      <div>
        <h1>{title}</h1>
        <p>{factsOf(agenda).join(" · ")}</p>
        {address && <a href={address}>{address}</a>}
      </div>
      {address && <PaperCode address={address} />}
    </header>
  );
}
