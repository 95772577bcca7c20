import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import type { GivenMeeting } from "./given-meeting.ts";
import { readNumber } from "./read-number.ts";
import { readTypedMeeting } from "./read-typed-meeting.ts";

/** The pause before a number counts: on the way to 14 there is a 1, which nobody means and which would be read out. */
const pauseMs = 400;

interface Props {
  given: GivenMeeting;
  words: Messages;
  /** Called with numbers only. For any other text the plan stays as it was. */
  onGive: (change: Partial<GivenMeeting>) => void;
}

/** Fields for the number of people, the minutes and the start. */
export function MeetingForm(props: Props) {
  const { given, words, onGive } = props;
  return (
    <div className="fitting-form">
      <NumberField {...props} name="people" />
      <NumberField {...props} name="minutes" />
      <Field
        label={words.fitting.start()}
        type="time"
        defaultValue={given.start}
        onChange={({ target }) => target.value && onGive({ start: target.value })}
      />
    </div>
  );
}

/** The typed text counts after a pause or when the field is left. Only then is it said to be wrong. */
function NumberField({ name, given, words: { fitting, numberField }, onGive }: Props & { name: keyof Meeting }) {
  const [isWrong, setWrong] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The text may be more than a number, as in a search: `1h30`.
  const read = (text: string) => readNumber(text) ?? readTypedMeeting(text)[name];
  const take = (text: string) => {
    const typed = read(text);
    if (typed && typed !== given[name]) onGive({ [name]: typed });
  };
  return (
    <Field
      label={fitting[name]()}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={given[name]}
      error={isWrong ? numberField.wrong() : undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => {
        setWrong(false);
        clearTimeout(timer.current);
        timer.current = setTimeout(take, pauseMs, target.value);
      }}
      onBlur={({ target }) => {
        clearTimeout(timer.current);
        take(target.value);
        setWrong(!read(target.value));
      }}
    />
  );
}

/** A copy of `TextField`, which is part of the code of a first view. Shared with this, it would be one more file there. */
function Field({ label, error, ...props }: { label: string; error?: string | undefined } & ComponentProps<"input">) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input {...props} id={id} aria-invalid={Boolean(error)} aria-describedby={error && errorId} />
      <p id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
