import type { ComponentProps } from "react";
import { FieldFrame, useField } from "./field-frame.tsx";

export interface TextFieldProps {
  label: string;
  /** What is to be mended; nothing where all is well. */
  error?: string | undefined;
}

/** One line of text. With `maxLength`, what is typed is counted as it is typed. */
export function TextField({ label, error, ...props }: TextFieldProps & ComponentProps<"input">) {
  const field = useField(props, error);
  return (
    <FieldFrame label={label} error={error} field={field}>
      <input type="text" {...props} {...field.attributes} />
    </FieldFrame>
  );
}
