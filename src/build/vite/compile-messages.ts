import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Locale } from "../../domain/locale.ts";

/** ICU messages as a module whose default export holds one function a message. */
export function compileMessages(locale: Locale, messages: InterfaceMessages): string {
  const messageFormat = new MessageFormat(locale);
  // The compiler takes nested objects; its types say so only loosely.
  return compileModule(messageFormat, messages as Parameters<typeof compileModule>[1]);
}
