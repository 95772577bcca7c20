import type { HomeBoard, PageFile } from "./page.ts";

/**
 * A page's data without its drawings, which are nearly half of it and stand in the HTML that comes with it. Where React draws the page anew,
 * it finds them there: see `use-drawn.ts`.
 */
export function leaveOutDrawn(file: PageFile): PageFile {
  const { data } = file;
  if (data.screen === "home") return { ...file, data: { ...data, boards: data.boards.map(withoutDrawing) } };
  if (data.screen !== "template") return file;
  const { svg: _svg, ...board } = data.board;
  const { path: _path, ...code } = data.paperLink.code;
  return { ...file, data: { ...data, board, paperLink: { ...data.paperLink, code } } };
}

function withoutDrawing({ svg: _svg, ...board }: HomeBoard): HomeBoard {
  return board;
}
