import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fonts } from "./fonts.ts";

function readSheet(file: string): string {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\s+/g, " ");
}

const face = (family: string, address: string, weights: string) =>
  `@font-face { font-family: "${family}"; src: url("${address}") format("woff2"); font-weight: ${weights}; font-display: optional }`;

/** The look of the site: its colours, its type, and of its parts those that these pages have. */
export const style = [
  readSheet("../../domain/look/tokens.css"),
  face("Display", fonts.display.address, "700"),
  face("Text", fonts.text.address, "400 700"),
  readSheet("style.css"),
].join("");

/** Allows this style sheet in the pages, and no other. */
export const styleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;
