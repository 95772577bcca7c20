import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import type { Messages } from "../../../language/messages.generated.ts";
import type { GivenMeeting } from "./given-meeting.ts";
import { readNumber } from "./read-number.ts";

/** On the way to 14 there is a 1, which nobody means and which would be read out. */
const pauseMs = 400;

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

/** What is typed counts after a pause or when the field is left, and only then is it said to be wrong. */
function NumberField({ label, number, wrongNumber, onNumber }: NumberFieldProps) {
  const [isWrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const take = (text: string) => {
    const typed = readNumber(text);
    if (typed !== undefined && typed !== number) onNumber(typed);
  };
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={number}
      error={isWrong ? wrongNumber : undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setWrong(false);
        clearTimeout(timer.current);
        timer.current = setTimeout(take, pauseMs, target.value);
      }}
      onBlur={({ target }) => {
        clearTimeout(timer.current);
        take(target.value);
        setWrong(readNumber(target.value) === undefined);
      }}
    />
  );
}

/** Looks as `TextField`, which a first view has in its own code: shared with this, it would become one more file there. */
function Field({ label, error, ...props }: { label: string; error?: string | undefined } & ComponentProps<"input">) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input {...props} id={id} aria-invalid={error !== undefined} aria-describedby={error && errorId} />
      <p id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
