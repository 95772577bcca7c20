import type { ComponentProps } from "react";
import { FieldFrame, useField } from "./field-frame.tsx";
import type { TextFieldProps } from "./text-field.tsx";

/** Several lines of text, two by default. With `maxLength`, the characters are counted while typing. */
export function TextArea({ label, error, rows = 2, ...props }: TextFieldProps & ComponentProps<"textarea">) {
  const field = useField(props, error);
  return (
    <FieldFrame label={label} error={error} field={field}>
      <textarea {...props} {...field.attributes} rows={rows} />
    </FieldFrame>
  );
}
