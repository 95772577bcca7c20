import type { PageFile } from "../../domain/page.ts";
import type { Language } from "../language/language.tsx";
import type { AnyScreen } from "./screen.ts";

interface Page {
  file: PageFile;
  screen: AnyScreen;
  language: Language;
}

/** What a screen makes of the address and the history entry that the visitor is at; nothing where it depends on neither. */
export async function prepareView({ file, screen, language: { locale } }: Page): Promise<unknown> {
  return screen.prepare?.(file.data, { locale, search: location.search, state: history.state });
}
