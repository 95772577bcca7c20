import type { Chalk } from "../domain/vocabulary.ts";
import boardCss from "./board.css?raw";
import { chalkTones, fontFamilies, grounds, noteInk, type Theme } from "./palette.ts";

const rules = boardCss
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/\s+/g, " ")
  .split("}")
  .flatMap((rule) => {
    const [selector, declarations] = rule.split("{");
    return selector === undefined || declarations === undefined
      ? []
      : [{ classes: selector.split(",").map((part) => part.trim()), declarations: declarations.trim() }];
  });

function valuesOf(chalk: Chalk, theme: Theme): Record<string, string> {
  const ground = grounds[theme];
  const tones = chalkTones[theme][chalk];
  return {
    "--ink": ground.ink,
    "--ink-2": ground.ink2,
    "--card": ground.card,
    "--chalk": tones.chalk,
    "--chalk-soft": tones.soft,
    "--chalk-pale": tones.pale,
    "--note-ink": noteInk,
    "--font-display": fontFamilies.display,
    "--font-text": fontFamilies.text,
  };
}

const attribute = /class="([^"]*)"/g;

function rulesOf(svg: string, chalk: Chalk, theme: Theme): string[] {
  const values = valuesOf(chalk, theme);
  const drawn = new Set(Array.from(svg.matchAll(attribute), ([, name]) => `.${name}`));
  return rules.flatMap(({ classes, declarations }) => {
    const used = classes.filter((name) => drawn.has(name));
    if (used.length === 0) return [];
    const concrete = declarations.replace(
      /var\((--[a-z0-9-]+)\)/g,
      (_, name: string) => values[name] ?? "currentColor",
    );
    return [`${used.join(",")}{${concrete}}`];
  });
}

/** The page's rules that a drawing needs, every custom property replaced: rasterisers and image viewers know none. */
export function boardStyle(svg: string, chalk: Chalk, theme: "light" | "auto" = "light"): string {
  const own = rulesOf(svg, chalk, "light");
  if (theme !== "auto") return own.join("");
  const different = rulesOf(svg, chalk, "dark").filter((rule) => !own.includes(rule));
  return `${own.join("")}@media (prefers-color-scheme:dark){${different.join("")}}`;
}

/** The size in a drawing's view box. */
export function sizeOfSvg(svg: string): { width: number; height: number } {
  const [, width = "0", height = "0"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

/** The content of a drawing's outermost element. */
export function contentOfSvg(svg: string): string {
  return svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
}

export interface StandaloneOptions {
  chalk: Chalk;
  /** Stands the board on its pale ground, with a margin; transparent otherwise. */
  background?: boolean;
  /** `auto` follows the viewer's theme; rasterisers need a fixed one. */
  theme?: "light" | "auto";
}

const margin = 28;

/** A drawing as a complete file, with its colours inside. */
export function toStandaloneSvg(
  svg: string,
  { chalk, background = false, theme = "light" }: StandaloneOptions,
): string {
  const { width, height } = sizeOfSvg(svg);
  const strokeWidth = /stroke-width="([\d.]+)"/.exec(svg)?.[1] ?? "2.2";
  const around = background ? margin : 0;
  const [outerWidth, outerHeight] = [width + 2 * around, height + 2 * around];
  const ground = background ? `<rect class="b-pale" width="${outerWidth}" height="${outerHeight}"/>` : "";
  const shapes = `${ground}${contentOfSvg(svg)}`;
  const style = boardStyle(shapes, chalk, theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}" viewBox="0 0 ${outerWidth} ${outerHeight}">`,
    `<style>${style}</style>${ground}`,
    `<g stroke-width="${strokeWidth}"${around === 0 ? "" : ` transform="translate(${around} ${around})"`}>${contentOfSvg(svg)}</g>`,
    "</svg>\n",
  ].join("");
}
