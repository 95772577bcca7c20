import tokens from "../domain/look/tokens.css?raw";
import { type Chalk, chalks } from "../domain/vocabulary.ts";

export type Theme = "light" | "dark";

/** Finds the colours of pages, which are the same in both themes unless a second one stands there. */
const property = /--([\w-]+): (?:(#\w+)|light-dark\((#\w+), (#\w+)\));/g;

const colors = new Map(
  Array.from(tokens.matchAll(property), ([, name = "", both, light = both, dark = both]) => [name, { light, dark }]),
);

function colorOf(name: string, theme: Theme): string {
  const color = colors.get(name)?.[theme];
  if (color === undefined) throw new Error(`There is no colour ${name} in tokens.css`);
  return color;
}

const inBothThemes = <Value>(read: (theme: Theme) => Value): Record<Theme, Value> => ({
  light: read("light"),
  dark: read("dark"),
});

/** Notes stay light in both themes, so the text on them is always dark. */
export const noteInk = colorOf("note-ink", "light");

export const grounds = inBothThemes((theme) => ({
  paper: colorOf("paper", theme),
  card: colorOf("card", theme),
  ink: colorOf("ink", theme),
  ink2: colorOf("ink-2", theme),
}));

interface ChalkTones {
  chalk: string;
  /** A lighter tone, for the second half of the notes. */
  soft: string;
  /** The ground on which a board stands. */
  pale: string;
}

export const chalkTones = inBothThemes(
  (theme) =>
    Object.fromEntries(
      chalks.map((chalk): [Chalk, ChalkTones] => [
        chalk,
        {
          chalk: colorOf(chalk, theme),
          soft: colorOf(`${chalk}-soft`, theme),
          pale: colorOf(`${chalk}-pale`, theme),
        },
      ]),
    ) as Record<Chalk, ChalkTones>,
);

/**
 * The names that the instanced files of the two faces bear, with which the build draws, and last those of pages: a board that is saved
 * from one brings its fonts under these. The rasteriser takes the wrong face where a name that it does not know comes first.
 */
export const fontFamilies = {
  display:
    '"Bricolage Grotesque", "Bricolage Grotesque Variable", "Bricolage Grotesque 96pt ExtraBold", "Display", sans-serif',
  text: '"Atkinson Hyperlegible Next", "Atkinson Hyperlegible Next Variable", "Text", sans-serif',
};

/** How a mark's colours are written in a file. */
export function toneInFile(theme: Theme): (name: Chalk | "card" | "ink") => string {
  return (name) => (name === "card" || name === "ink" ? grounds[theme][name] : chalkTones[theme][name].chalk);
}
