/** The agenda for those who take part, or the sheet to lead by, for which the words of all blocks may have been opened. */
export type PaperSheet = "agenda" | "facilitator" | "words";

/** The sheet that is printed next. Visitors who print by the browser's own menu are taken to be about to lead. */
let chosen: PaperSheet = "facilitator";

export function printSheet(sheet: PaperSheet): void {
  chosen = sheet;
  window.print();
}

/** Calls with the sheet to draw when the browser is about to print, and without one when it has. Returns a function that ends it. */
export function watchPrinting(draw: (sheet: PaperSheet | undefined) => void): () => void {
  const begin = () => draw(chosen);
  const end = () => {
    chosen = "facilitator";
    draw(undefined);
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}
