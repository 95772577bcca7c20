import type { InterfaceMessages } from "../../compiler/read-interface.ts";
import type { Locale } from "../../domain/locale.ts";
import type { Renderer } from "../../domain/renderer.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { bundledRenderer, bundledWorker } from "../bundle/bundles.ts";
import { importRenderer } from "../bundle/load-renderer.ts";
import { messageTypesFile, writeMessageTypes } from "../bundle/vite/message-types.ts";
import { refuseNamedCache } from "../cache/refuse-cache.ts";
import { hashSources } from "../cache/source-hash.ts";
import { cutFonts, type FontFiles } from "../fonts/cut-fonts.ts";
import { type Fonts, openFonts } from "../fonts/fonts.ts";
import type { SiteFile } from "../pages/page-plan.ts";
import { readMessages } from "../read/read-site-content.ts";

/** The inputs of a build apart from its templates, as plain data that can be sent to a worker. */
export interface BuildInputs {
  config: SiteConfig;
  messages: Record<Locale, InterfaceMessages>;
  fonts: FontFiles;
  /** Holds the modules that draw. */
  rendererFolder: string;
  /** The JavaScript that the threads of the worker pool run. */
  workerFile: string;
  /** Changes with all code of the build, the compiler and the site. */
  codeHash: string;
}

/** The same inputs, with the fonts and the renderer loaded. */
export interface BuildTools extends BuildInputs {
  fonts: Fonts;
  renderer: Renderer;
}

/** Throws a ContentError when something in the interface's strings is wrong. */
export async function prepareBuild(contentFolder: string, config: SiteConfig): Promise<BuildInputs> {
  const messages = readMessages(contentFolder);
  writeMessageTypes(messages.en, messageTypesFile);
  refuseNamedCache();
  const cutting = cutFonts();
  const [fonts, rendererFolder, workerFile] = await Promise.all([
    cutting,
    cutting.then(({ folder }) => bundledRenderer({ config, fontsFolder: folder, messages })),
    // Needs no fonts, so it is made beside them.
    bundledWorker(),
  ]);
  return { config, messages, fonts, codeHash: hashSources(), rendererFolder, workerFile };
}

export async function loadBuildTools(inputs: BuildInputs): Promise<BuildTools> {
  const fonts = openFonts(inputs.fonts);
  return { ...inputs, fonts, renderer: await importRenderer(inputs.rendererFolder, fonts.measure) };
}

/** The brand's pictures, which stand at fixed addresses. */
export function drawLogos({ config, fonts, renderer }: BuildTools): SiteFile[] {
  const name = fonts.outline(config.brand.toLowerCase());
  return [
    { address: "/logo.svg", content: renderer.drawLogo("light", name) },
    { address: "/logo-dark.svg", content: renderer.drawLogo("dark", name) },
  ];
}
