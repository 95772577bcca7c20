import { useEffect, useId, useRef, useState } from "react";
import type { NeedReader } from "../../../../domain/finding/needs/read-needs.ts";
import { readNumber } from "../../../../domain/fitting/read-number.ts";
import { readTypedMeeting } from "../../../../domain/fitting/read-typed-meeting.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import type { GivenMeeting } from "./given-meeting.ts";

/** The pause before a text counts: on the way to 14 there is a 1, which nobody means and which would be read out. */
const pauseMs = 400;

/** The fields, in their order. */
export const fieldNames = ["people", "minutes", "start"] as const;

export type FieldName = (typeof fieldNames)[number];

interface Props {
  /** The last value of each field, also of one that says nothing any more. */
  given: GivenMeeting;
  words: Messages;
  reader: NeedReader;
  /** Called with nothing by a field that says nothing. */
  onGive: (name: FieldName, value: string | number | undefined) => void;
}

/** Fields for the number of people, the minutes and the start. */
export function MeetingForm(props: Props) {
  return (
    <div className="fitting-form">
      {fieldNames.map((name) => (
        <MeetingField key={name} {...props} name={name} />
      ))}
    </div>
  );
}

/**
 * The typed text counts after a pause or when the field is left. Only then is it said to be wrong. A copy of `TextField`, which is part
 * of the code of a first view: shared with this, it would be one more file there.
 */
function MeetingField({ name, given, words: { fitting, numberField }, reader, onGive }: Props & { name: FieldName }) {
  const id = useId();
  const errorId = `${id}error`;
  const [isWrong, setWrong] = useState(false);
  const taken = useRef<string | number | undefined>(given[name]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isTime = name === "start";
  // The text of a number may be more than that, as in a search: `1h30`.
  const read = (text: string) =>
    isTime ? text || undefined : (readNumber(text) ?? readTypedMeeting(text, reader)[name]);
  const take = (text: string) => {
    clearTimeout(timer.current);
    const typed = read(text);
    if (typed !== taken.current) onGive(name, typed);
    taken.current = typed;
  };
  const takeSoon = (text: string) => {
    const typed = read(text);
    // A time is whole, and the plan of the last number is there still.
    if (typed && (isTime || typed === given[name])) return take(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(take, pauseMs, text);
  };

  return (
    <div className="text-field">
      <label htmlFor={id}>{fitting[name]()}</label>
      <input
        id={id}
        type={isTime ? "time" : "text"}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={given[name]}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setWrong(false);
          takeSoon(target.value);
        }}
        onBlur={({ target }) => {
          take(target.value);
          setWrong(!read(target.value));
        }}
      />
      <p id={errorId} role="alert">
        {isWrong && !isTime && numberField.wrong()}
      </p>
    </div>
  );
}
