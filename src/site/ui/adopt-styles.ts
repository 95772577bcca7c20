const adopted = new Set<string>();

/**
 * Adds, once, the style sheet of a part that is shown later: the page's own holds up the first paint, and stays small.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
