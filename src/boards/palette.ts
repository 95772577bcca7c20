import type { Chalk } from "../domain/vocabulary.ts";

/** The colours of files that stand alone: the same as the custom properties of `styles/base.css`. */
export interface Ground {
  paper: string;
  card: string;
  ink: string;
  ink2: string;
}

export interface ChalkTones {
  chalk: string;
  /** A lighter tone, for the second half of the notes. */
  soft: string;
  /** The ground on which a board stands. */
  pale: string;
}

export type Theme = "light" | "dark";

/** Notes stay light in both themes, so the text on them is always dark. */
export const noteInk = "#1d1a2b";

export const grounds: Record<Theme, Ground> = {
  light: { paper: "#faf6ec", card: "#fffdf7", ink: "#1d1a2b", ink2: "#5a5568" },
  dark: { paper: "#1a1724", card: "#292438", ink: "#f5efe0", ink2: "#bcb4c9" },
};

export const chalkTones: Record<Theme, Record<Chalk, ChalkTones>> = {
  light: {
    coral: { chalk: "#ee6c4d", soft: "#f6a48f", pale: "#fbe0d8" },
    sun: { chalk: "#f2b632", soft: "#f7d27c", pale: "#fdf0cf" },
    mint: { chalk: "#3aa88a", soft: "#8fd0bd", pale: "#d7efe6" },
    sky: { chalk: "#4b8fd9", soft: "#98c1ec", pale: "#dbe9f8" },
    lilac: { chalk: "#9577d6", soft: "#c3b0eb", pale: "#e8e0f6" },
    rose: { chalk: "#dd6a9c", soft: "#edaac7", pale: "#f8dfea" },
  },
  dark: {
    coral: { chalk: "#ee6c4d", soft: "#f6a48f", pale: "#43272a" },
    sun: { chalk: "#f2b632", soft: "#f7d27c", pale: "#3f3320" },
    mint: { chalk: "#3aa88a", soft: "#8fd0bd", pale: "#1d3a36" },
    sky: { chalk: "#4b8fd9", soft: "#98c1ec", pale: "#213450" },
    lilac: { chalk: "#9577d6", soft: "#c3b0eb", pale: "#332a50" },
    rose: { chalk: "#dd6a9c", soft: "#edaac7", pale: "#432740" },
  },
};

/** The instanced files of the two faces bear other names than the families on the page: all are named. */
export const fontFamilies = {
  display: '"Bricolage Grotesque", "Bricolage Grotesque Variable", "Bricolage Grotesque 96pt ExtraBold", sans-serif',
  text: '"Atkinson Hyperlegible Next", "Atkinson Hyperlegible Next Variable", sans-serif',
};

/** How a mark's colours are written in a file. */
export function toneInFile(theme: Theme): (name: Chalk | "card" | "ink") => string {
  return (name) => (name === "card" || name === "ink" ? grounds[theme][name] : chalkTones[theme][name].chalk);
}
