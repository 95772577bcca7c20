/** The modules of a QR code, row by row: true for a dark one. */
export type CodeModules = readonly (readonly boolean[])[];

/** An SVG path of one line through all dark modules of a code. A module is one wide and one high. */
export function drawCode(modules: CodeModules): string {
  return modules.map(drawRow).join("");
}

/** Draws a line through the middle of a row of modules: `h` draws the dark ones, `m` passes over the light ones. */
function drawRow(modules: readonly boolean[], row: number): string {
  const line = modules.map((isDark) => (isDark ? "h" : "m")).join("");
  const steps = line
    .replace(/m+$/, "")
    .replace(/h+|m+/g, (run) => (run[0] === "h" ? `h${run.length}` : `m${run.length} 0`));
  return `M0 ${row}.5${steps}`;
}
