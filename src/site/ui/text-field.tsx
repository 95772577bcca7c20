import type { ComponentProps } from "react";
import { FieldFrame, useField } from "./field-frame.tsx";

export interface TextFieldProps {
  label: string;
  /** The mistake in the text; undefined if there is none. */
  error?: string | undefined;
}

/** One line of text. With `maxLength`, the characters are counted while typing. */
export function TextField({ label, error, ...props }: TextFieldProps & ComponentProps<"input">) {
  const field = useField(props, error);
  return (
    <FieldFrame label={label} error={error} field={field}>
      <input type="text" {...props} {...field.attributes} />
    </FieldFrame>
  );
}
