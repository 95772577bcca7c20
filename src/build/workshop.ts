import type { InterfaceMessages } from "../compiler/read-interface.ts";
import type { Locale } from "../domain/locale.ts";
import type { Renderer } from "../domain/renderer.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { rendererFile } from "./bundle/bundles.ts";
import { importRenderer } from "./bundle/load-renderer.ts";
import { type Fonts, prepareFonts } from "./fonts.ts";
import { readMessages } from "./read-site-content.ts";
import { messageTypesFile, writeMessageTypes } from "./vite/message-types.ts";

/** What a site is made with, whatever templates it will hold. */
export interface Workshop extends WorkshopKey {
  fonts: Fonts;
  renderer: Renderer;
}

/** All that another thread needs to open the same workshop, as plain data. */
export interface WorkshopKey {
  config: SiteConfig;
  messages: Record<Locale, InterfaceMessages>;
  /** The code that draws, bundled. */
  rendererFile: string;
}

/** Throws a ContentError when something in the content is wrong. */
export async function openWorkshop(contentFolder: string, config: SiteConfig): Promise<Workshop> {
  const messages = readMessages(contentFolder);
  writeMessageTypes(messages.en, messageTypesFile);
  const { folder: fontsFolder } = await prepareFonts();
  return enterWorkshop({ config, messages, rendererFile: await rendererFile({ config, fontsFolder, messages }) });
}

export async function enterWorkshop(key: WorkshopKey): Promise<Workshop> {
  const fonts = await prepareFonts();
  return { ...key, fonts, renderer: await importRenderer(key.rendererFile, fonts.measure) };
}
