import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import styles from "./select.module.css";

export interface SelectOption<Value> {
  value: Value;
  label: string;
}

interface Props<Value> extends Omit<ComponentProps<"select">, "value" | "onChange"> {
  /** Stands before the choice. */
  label: string;
  options: readonly SelectOption<Value>[];
  /** One of the options' values, a text or an object (R5.1): the same one, not one that looks like it. */
  value: Value;
  onChange: (value: Value) => void;
}

/** The browser's own list to choose from, with the look of text. */
export function Select<Value extends string | object>({ label, options, value, onChange, ...props }: Props<Value>) {
  const choose = (index: number) => {
    const option = options[index];
    if (option) onChange(option.value);
  };
  const nameOf = (index: number) => {
    const its = options[index]?.value;
    return typeof its === "string" ? its : String(index);
  };
  return (
    <label className={styles.field}>
      {label}
      <span className={styles.choice}>
        <select
          {...props}
          className={styles.select}
          value={nameOf(options.findIndex((option) => option.value === value))}
          onChange={({ target }) => choose(target.selectedIndex)}
        >
          {options.map((option, index) => (
            <option key={option.label} value={nameOf(index)}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" size={12} />
      </span>
    </label>
  );
}
