import { type ComponentProps, useId, useState } from "react";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { readNumber } from "./read-number.ts";

export interface GivenMeeting extends Meeting {
  /** `14:05` */
  start: string;
}

interface Props {
  given: GivenMeeting;
  words: Messages;
  /** What is no number is not told: the plan stays as it was. */
  onGive: (change: Partial<GivenMeeting>) => void;
}

/** How many, how long, from when. */
export function MeetingForm({ given, words: { fitting, facets }, onGive }: Props) {
  const wrongNumber = facets.wrongNumber();
  return (
    <div className="fitting-form">
      <NumberField
        label={fitting.people()}
        number={given.people}
        wrongNumber={wrongNumber}
        onNumber={(people) => onGive({ people })}
      />
      <NumberField
        label={fitting.minutes()}
        number={given.minutes}
        wrongNumber={wrongNumber}
        onNumber={(minutes) => onGive({ minutes })}
      />
      <Field
        label={fitting.start()}
        type="time"
        defaultValue={given.start}
        onChange={({ target }) => target.value && onGive({ start: target.value })}
      />
    </div>
  );
}

interface NumberFieldProps {
  label: string;
  /** What it begins with. */
  number: number;
  wrongNumber: string;
  onNumber: (number: number) => void;
}

function NumberField({ label, number, wrongNumber, onNumber }: NumberFieldProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={number}
      error={isWrong ? wrongNumber : undefined}
      onChange={({ target }) => {
        const typed = readNumber(target.value);
        setWrong(typed === undefined);
        if (typed !== undefined) onNumber(typed);
      }}
    />
  );
}

/** Not `TextField`, which a first view has in its own code: shared with this, it would become one more file there. */
function Field({ label, error, ...props }: { label: string; error?: string | undefined } & ComponentProps<"input">) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input {...props} id={id} aria-invalid={error !== undefined} aria-describedby={error && errorId} />
      <p id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
