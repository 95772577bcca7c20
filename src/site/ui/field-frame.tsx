import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import "./text-field.css";

interface Given<Control> {
  value?: string | readonly string[] | number | undefined;
  defaultValue?: string | readonly string[] | number | undefined;
  maxLength?: number | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
}

interface Field<Control> {
  id: string;
  /** How many characters are typed of how many; undefined if there is no limit. */
  count: string | undefined;
  attributes: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
    onChange: (event: ChangeEvent<Control>) => void;
  };
}

/** The attributes that connect a text's control and its frame. The browser itself enforces `maxLength`. */
export function useField<Control extends { value: string }>(props: Given<Control>, error?: string): Field<Control> {
  const { value, defaultValue, maxLength, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState(() => lengthOf(defaultValue));
  const count = maxLength === undefined ? undefined : `${value === undefined ? typed : lengthOf(value)} / ${maxLength}`;
  const described = [error && `${id}error`, count && `${id}count`].filter(Boolean).join(" ");
  return {
    id,
    count,
    attributes: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": described || undefined,
      onChange: (event) => {
        setTyped(event.target.value.length);
        onChange?.(event);
      },
    },
  };
}

interface Props {
  label: string;
  error: string | undefined;
  field: Pick<Field<never>, "id" | "count">;
  children: ReactNode;
}

/** A label above a text's control; below it the error, and the number of characters. */
export function FieldFrame({ label, error, field: { id, count }, children }: Props) {
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}error`} role="alert">
        {error}
      </p>
      {count && (
        <p id={`${id}count`} className="text-field-count">
          {count}
        </p>
      )}
    </div>
  );
}

function lengthOf(value: Given<never>["value"]): number {
  return String(value ?? "").length;
}
