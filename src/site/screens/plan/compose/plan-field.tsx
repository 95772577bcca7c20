import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { Read } from "./readings.ts";

/** The pause before a typed number counts: on the way to 14 there is a 1, which nobody means and which would be read out. */
const pauseMs = 400;

interface Props<Value> {
  label: string;
  /** A text below the field. */
  hint?: ReactNode;
  type?: "text" | "date" | "time" | "number" | "note";
  className?: string;
  placeholder?: string;
  maxLength?: number;
  /** Whether the field is what a visitor comes for, so that nothing may cover it. */
  "data-first-action"?: boolean;
  value: Value;
  read: Read<Value>;
  /** The text that is said when the field is left with something that cannot be read. The value stays what it was. */
  wrong?: string;
  onGive: (value: Value) => void;
  /** Called when the field is left: what is typed next is another change. */
  onLeave: () => void;
}

/** A field of the plan. It shows the visitor's own text while that is typed, and otherwise the value. */
export function PlanField<Value extends string | number | undefined>(props: Props<Value>) {
  const { label, hint, type = "text", className, value, read, wrong, onGive, onLeave, ...others } = props;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const [shown, setShown] = useState(value);
  /** The value that the text stands for: any other has come from elsewhere, such as by undoing. */
  const [taken, setTaken] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The latest text, since reading an earlier one may take longer. */
  const latest = useRef<string>(undefined);
  /** What was read late is given to the field as it stands then: its block may have moved, or be gone with it. */
  const give = useRef(onGive);
  useLayoutEffect(() => {
    give.current = onGive;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current = undefined;
    },
    [],
  );

  if (value !== shown) {
    setShown(value);
    if (value !== taken) {
      setTyped(undefined);
      setWrong(false);
    }
  }

  const take = async (text: string, field: HTMLInputElement | HTMLTextAreaElement, isLeft: boolean) => {
    clearTimeout(timer.current);
    latest.current = text;
    const reading = await Promise.resolve(read(text, field)).catch(() => "wrong" as const);
    if (latest.current !== text) return;
    if (reading === "wrong") return isLeft && setWrong(true);
    if (isLeft) setTyped(undefined);
    setTaken(reading.value);
    if (reading.value !== value) give.current(reading.value);
  };
  const isNumber = type === "number";
  const field = {
    ...others,
    id,
    autoComplete: "off",
    value: typed ?? String(value ?? ""),
    "aria-invalid": isWrong || undefined,
    "aria-describedby": [isWrong && `${id}error`, hint && `${id}hint`].filter(Boolean).join(" ") || undefined,
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      clearTimeout(timer.current);
      setTyped(target.value);
      setWrong(false);
      if (isNumber) timer.current = setTimeout(take, pauseMs, target.value, target, false);
      else void take(target.value, target, false);
    },
    onBlur: async ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => {
      if (typed !== undefined || !target.validity.valid) await take(target.value, target, true);
      onLeave();
    },
  };
  return (
    <div className={`text-field ${className ?? ""}`}>
      <label htmlFor={id}>{label}</label>
      {type === "note" ? (
        <textarea {...field} rows={2} />
      ) : (
        <input
          {...field}
          type={isNumber ? "text" : type}
          inputMode={isNumber ? "numeric" : undefined}
          enterKeyHint="done"
        />
      )}
      {hint && <p id={`${id}hint`}>{hint}</p>}
      <p id={`${id}error`} role="alert">
        {isWrong && wrong}
      </p>
    </div>
  );
}
