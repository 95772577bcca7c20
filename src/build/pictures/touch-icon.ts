const sidePx = 180;

/** How much stays free around the icon: phones cut the corners off. */
const marginPx = 22;

/** Phones ask for this address, which no page names, when a visitor puts the page on the home screen. */
export const touchIcon = { address: "/apple-touch-icon.png", widthPx: sidePx };

/** The tab's icon on a white ground: phones show transparent parts as black. */
export function drawTouchIcon(favicon: Uint8Array): string {
  const side = sidePx - 2 * marginPx;
  const icon = `data:image/svg+xml;base64,${Buffer.from(favicon).toString("base64")}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sidePx} ${sidePx}">`,
    `<rect width="${sidePx}" height="${sidePx}" fill="#fff"/>`,
    `<image href="${icon}" x="${marginPx}" y="${marginPx}" width="${side}" height="${side}"/>`,
    "</svg>",
  ].join("");
}
