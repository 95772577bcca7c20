import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Renderer } from "../../domain/renderer.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { type BuildCode, bundledBuildCode } from "../bundle/bundles.ts";
import { importRenderer } from "../bundle/load-renderer.ts";
import { messageTypesFile, writeMessageTypes } from "../bundle/vite/message-types.ts";
import { cutFonts, type FontFiles } from "../fonts/cut-fonts.ts";
import { type Fonts, openFonts } from "../fonts/fonts.ts";
import type { SiteFile } from "../pages/page-plan.ts";
import { readMessages } from "../read/read-site-content.ts";

/** What a site is made with, whatever templates it will hold. */
export interface Workshop extends BuildInputs {
  fonts: Fonts;
  renderer: Renderer;
}

/** All that it takes to enter a workshop, in another thread as well, as plain data. */
export interface BuildInputs extends BuildCode {
  config: SiteConfig;
  messages: Record<Locale, InterfaceMessages>;
  fonts: FontFiles;
}

/**
 * Makes what a workshop needs, without entering it: whoever only shares out its work can do without so much in memory. Throws a
 * ContentError when something in the content is wrong.
 */
export async function prepareBuild(contentFolder: string, config: SiteConfig): Promise<BuildInputs> {
  const messages = readMessages(contentFolder);
  writeMessageTypes(messages.en, messageTypesFile);
  const fonts = await cutFonts();
  return { config, messages, fonts, ...(await bundledBuildCode({ config, fontsFolder: fonts.folder, messages })) };
}

export async function enterWorkshop(inputs: BuildInputs): Promise<Workshop> {
  const fonts = openFonts(inputs.fonts);
  return { ...inputs, fonts, renderer: await importRenderer(inputs.rendererFolder, fonts.measure) };
}

/** The brand's pictures, which stand at fixed addresses. */
export function drawLogos({ config, fonts, renderer }: Workshop): SiteFile[] {
  const name = fonts.outline(config.brand.toLowerCase());
  return [
    { address: "/logo.svg", content: renderer.drawLogo("light", name) },
    { address: "/logo-dark.svg", content: renderer.drawLogo("dark", name) },
  ];
}
