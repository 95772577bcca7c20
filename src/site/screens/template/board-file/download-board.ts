import { drawPng } from "./draw-png.ts";
import { fontFamilies, loadBoard } from "./load-board.ts";

export type BoardFormat = "svg" | "png";

/** The time after which a browser has read what it saves, as others who do this have found out. */
const readAfterMs = 40_000;

/** Saves the file of a board on the visitor's machine, under its own name. Rejects where it cannot be loaded or drawn. */
export async function downloadBoard(address: string, format: BoardFormat): Promise<void> {
  const svg = await loadBoard(address);
  const file = format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await drawPng(svg, fontFamilies);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = address.slice(address.lastIndexOf("/") + 1).replace(/svg$/, format);
  link.click();
  setTimeout(URL.revokeObjectURL, readAfterMs, link.href);
}
