import { saveFile } from "../../../ui/save-file.ts";
import { drawPng } from "./draw-png.ts";
import { fontFamilies, loadBoard } from "./load-board.ts";

export type BoardFormat = "svg" | "png";

/** Saves the file of a board on the visitor's machine, under its own name. Rejects where it cannot be loaded or drawn. */
export async function downloadBoard(address: string, format: BoardFormat): Promise<void> {
  const svg = await loadBoard(address);
  const file = format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await drawPng(svg, fontFamilies);
  saveFile(file, address.slice(address.lastIndexOf("/") + 1).replace(/svg$/, format));
}
