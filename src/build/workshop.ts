import type { InterfaceMessages } from "../compiler/read-interface.ts";
import type { Locale } from "../domain/locale.ts";
import type { Renderer } from "../domain/renderer.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { type Fonts, prepareFonts } from "./fonts.ts";
import { loadRenderer } from "./load-renderer.ts";
import { readMessages } from "./read-site-content.ts";
import { messageTypesFile, writeMessageTypes } from "./vite/message-types.ts";

/** What a site is made with, whatever templates it will hold. */
export interface Workshop {
  config: SiteConfig;
  fonts: Fonts;
  messages: Record<Locale, InterfaceMessages>;
  renderer: Renderer;
}

/** Throws a ContentError when something in the content is wrong. */
export async function openWorkshop(contentFolder: string, config: SiteConfig): Promise<Workshop> {
  const fonts = await prepareFonts();
  const messages = await readMessages(contentFolder);
  writeMessageTypes(messages.en, messageTypesFile);
  const packs = {
    messages: (locale: Locale) => messages[locale],
    // Drawing needs none, and to know them the content must have been judged with what draws.
    slugs: () => ({ inspiration: [], session: [] }),
  };
  const renderer = await loadRenderer({ config, fontsFolder: fonts.folder, packs }, fonts.measure);
  return { config, fonts, messages, renderer };
}
