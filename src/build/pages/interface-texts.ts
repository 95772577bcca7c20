import type { InterfaceMessages } from "../../compiler/read-interface.ts";

/** A string of the interface by its group and name. What it names in braces is replaced; plurals are for the screens. */
export type InterfaceTexts = (group: string, name: string, replaced?: Record<string, string | number>) => string;

export function textsOf(messages: InterfaceMessages, brand: string): InterfaceTexts {
  return (group, name, replaced = {}) => {
    const found = (messages[group] as InterfaceMessages | undefined)?.[name];
    if (typeof found !== "string") throw new Error(`The interface has no ${group}.${name}`);
    const values: Record<string, string | number> = { brand, ...replaced };
    return found.replace(/\{([^}]*)\}/g, (_, argument: string) => {
      const value = values[argument];
      if (value === undefined)
        throw new Error(
          `The interface's ${group}.${name} says {${argument}}: there is only ${Object.keys(values).join(", ")}`,
        );
      return String(value);
    });
  };
}
