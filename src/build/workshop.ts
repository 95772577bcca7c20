import type { InterfaceMessages } from "../compiler/read-interface.ts";
import type { Locale } from "../domain/locale.ts";
import type { Renderer } from "../domain/renderer.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { rendererFile } from "./bundle/bundles.ts";
import { importRenderer } from "./bundle/load-renderer.ts";
import { cutFonts } from "./cut-fonts.ts";
import { type Fonts, prepareFonts } from "./fonts.ts";
import { readMessages } from "./read-site-content.ts";
import { messageTypesFile, writeMessageTypes } from "./vite/message-types.ts";

/** What a site is made with, whatever templates it will hold. */
export interface Workshop extends WorkshopKey {
  fonts: Fonts;
  renderer: Renderer;
}

/** All that it takes to enter a workshop, in another thread as well, as plain data. */
export interface WorkshopKey {
  config: SiteConfig;
  messages: Record<Locale, InterfaceMessages>;
  /** See `FontFiles`. */
  fontsFolder: string;
  /** The code that draws, bundled. */
  rendererFile: string;
}

/**
 * Makes what a workshop needs, without entering it: whoever only shares out its work can do without so much in memory. Throws a
 * ContentError when something in the content is wrong.
 */
export async function buildWorkshop(contentFolder: string, config: SiteConfig): Promise<WorkshopKey> {
  const messages = readMessages(contentFolder);
  writeMessageTypes(messages.en, messageTypesFile);
  const { folder: fontsFolder } = await cutFonts();
  const code = { config, fontsFolder, messages };
  return { ...code, rendererFile: await rendererFile(code) };
}

export async function openWorkshop(contentFolder: string, config: SiteConfig): Promise<Workshop> {
  return enterWorkshop(await buildWorkshop(contentFolder, config));
}

export async function enterWorkshop(key: WorkshopKey): Promise<Workshop> {
  const fonts = await prepareFonts();
  return { ...key, fonts, renderer: await importRenderer(key.rendererFile, fonts.measure) };
}
