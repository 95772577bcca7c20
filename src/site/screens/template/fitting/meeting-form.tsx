import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import type { Messages } from "../../../language/messages.generated.ts";
import { isKeyboardOnScreen, keyOf } from "../../../ui/keys.ts";
import type { GivenMeeting } from "./given-meeting.ts";
import { readNumber } from "./read-number.ts";
import { readTypedMeeting } from "./read-typed-meeting.ts";

/** The pause before a number counts: on the way to 14 there is a 1, which nobody means and which would be read out. */
const pauseMs = 400;

interface Props {
  /** The last values of the fields, also of those that say nothing any more. */
  given: GivenMeeting;
  /** The fields that say nothing. */
  missing: readonly FieldName[];
  words: Messages;
  /** Called with nothing for a field that says nothing. */
  onGive: Give;
}

export type FieldName = keyof GivenMeeting;

export type Give = <Name extends FieldName>(name: Name, value: GivenMeeting[Name] | undefined) => void;

/** Fields for the number of people, the minutes and the start. */
export function MeetingForm(props: Props) {
  return (
    <div className="fitting-form">
      <NumberField {...props} name="people" />
      <NumberField {...props} name="minutes" />
      <StartField {...props} />
    </div>
  );
}

/** A time counts at once, its absence after a pause: changing a digit may take them all away. */
function StartField({ given, missing, words, onGive }: Props) {
  const wait = useWait();
  const give = (value: string) => onGive("start", value || undefined);
  return (
    <Field
      label={words.fitting.start()}
      type="time"
      defaultValue={given.start}
      isWrong={missing.includes("start")}
      onChange={({ target: { value } }) => {
        wait.end();
        if (value) give(value);
        else wait.begin(() => give(value));
      }}
      onBlur={({ target }) => {
        wait.end();
        if (target.value === "") give("");
      }}
    />
  );
}

/** The typed text counts after a pause or when the field is left. Only then is it said to be wrong. */
function NumberField({
  name,
  given,
  missing,
  words: { fitting, numberField },
  onGive,
}: Props & { name: keyof Meeting }) {
  const [isWrong, setWrong] = useState(false);
  const wait = useWait();
  // The text may be more than a number, as in a search: `1h30`.
  const read = (text: string) => readNumber(text) ?? readTypedMeeting(text)[name];
  const take = (text: string) => {
    const typed = read(text);
    const before = missing.includes(name) ? undefined : given[name];
    if (typed !== before) onGive(name, typed);
  };
  return (
    <Field
      label={fitting[name]()}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={given[name]}
      isWrong={isWrong}
      error={isWrong && numberField.wrong()}
      onFocus={({ target }) => target.select()}
      onChange={({ target: { value } }) => {
        setWrong(false);
        // The plan of the last number is still there. Any other text may be on its way to a number.
        if (read(value) === given[name]) take(value);
        wait.begin(() => take(value));
      }}
      onBlur={({ target }) => {
        wait.end();
        take(target.value);
        setWrong(!read(target.value));
      }}
    />
  );
}

/** What is typed counts after a pause, unless something else is typed before. */
function useWait() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => end, []);
  return {
    end,
    begin: (act: () => void) => {
      end();
      timer.current = setTimeout(act, pauseMs);
    },
  };
}

interface FieldProps extends ComponentProps<"input"> {
  label: string;
  isWrong: boolean;
  error?: string | false;
}

/** A copy of `TextField`, which is part of the code of a first view. Shared with this, it would be one more file there. */
function Field({ label, isWrong, error, ...props }: FieldProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...props}
        id={id}
        enterKeyHint="done"
        aria-invalid={isWrong}
        aria-describedby={error ? errorId : undefined}
        onKeyDown={({ nativeEvent, currentTarget }) => {
          if (keyOf(nativeEvent) === "Enter" && isKeyboardOnScreen()) currentTarget.blur();
        }}
      />
      <p id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
