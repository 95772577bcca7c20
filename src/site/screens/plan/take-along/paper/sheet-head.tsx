import { type Agenda, factsOf } from "../agenda/agenda.ts";
import { PaperCode } from "./paper-code.tsx";

/** What the plan is, when and with how many, and the way back to it. */
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
