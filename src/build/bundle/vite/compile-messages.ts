import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import type { InterfaceMessages } from "../../../compiler/read-interface.ts";
import type { Locale } from "../../../domain/locale.ts";

const formats = new Map<Locale, MessageFormat>();

/** ICU messages as a module whose default export holds one function a message. */
export function compileMessages(locale: Locale, messages: InterfaceMessages): string {
  const messageFormat = formats.get(locale) ?? new MessageFormat(locale);
  // Making one takes longer than using it.
  formats.set(locale, messageFormat);
  // The compiler takes nested objects; its types say so only loosely.
  return compileModule(messageFormat, messages as Parameters<typeof compileModule>[1]);
}
