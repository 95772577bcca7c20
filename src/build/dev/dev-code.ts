import { readdirSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import type { CodeAssets } from "../../domain/renderer.ts";
import { entries } from "../bundle/vite/site-options.ts";
import { projectFolder } from "../folders.ts";

const baseStyle = "/src/site/styles/base.css";

/** The site's code at the addresses of the development server, which makes each file as it is asked for. */
export function devAssets(arrivalScript: string, fontsFolder: string): CodeAssets {
  return {
    entry: addressOf(entries.browser),
    style: baseStyle,
    fonts: ["display", "text"].map((face) => addressOf(path.join(fontsFolder, `${face}.woff2`))),
    chunks: {},
    search: {},
    arrivalScript,
    icon: "/favicon.svg",
  };
}

/** The tags that the development server adds to a document. */
export interface DevTags {
  /** Vite's client, and the preamble by which React replaces components: before the site's code. */
  scripts: string;
  /** Every style sheet: without them a page would stand bare until its code has run. */
  styles: string;
}

export function devTags(): DevTags {
  const styles = readdirSync(path.join(projectFolder, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /^(?:site|boards)[\\/].+\.css$/.test(file))
    .map((file) => `/src/${file.replaceAll(path.sep, "/")}`)
    .filter((address) => address !== baseStyle)
    .sort();
  const preamble = react.preambleCode.replace("__BASE__", "/");
  return {
    scripts: `<script type="module">${preamble}</script><script type="module" src="/@vite/client"></script>`,
    styles: styles.map((address) => `<link rel="stylesheet" href="${address}">`).join(""),
  };
}

function addressOf(file: string): string {
  return `/${path.relative(projectFolder, file).replaceAll(path.sep, "/")}`;
}
