import { type ChangeEvent, useRef } from "react";
import { Button } from "./button.tsx";

interface Props {
  label: string;
  onChoose: (file: Blob) => void;
}

/** Lets the visitor choose one of the files that the site has written, which are JSON. */
export function FileButton({ label, onChoose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // The same file may be chosen again.
    currentTarget.value = "";
  };
  return (
    <>
      <Button fill="hollow" onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input ref={field} type="file" accept=".json,application/json" hidden onChange={choose} />
    </>
  );
}
