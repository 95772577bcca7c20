/** In pixels: twice the width in which most boards are drawn, so that their words stay sharp on a slide. */
const pngWidth = 1392;

const sizeInFile = /(?<=<svg [^>]*)width="(?<width>[\d.]+)" height="(?<height>[\d.]+)"/;

/** Below the drawing stands a letter in each of its fonts, in the drawing's own units. */
const letterSize = 20;

/** Time for the fonts that the file holds. Then it is drawn as it is. */
const fontsTimeoutMs = 3_000;
const askAgainMs = 20;

/** A drawing as PNG, by the browser: an SVG without foreign elements leaves a canvas readable. */
export async function drawPng(svg: string, families: readonly string[]): Promise<Blob> {
  const picture = new Image();
  // Not as a blob: of all sources beside the site's own files, the security policy allows pictures from data alone.
  picture.src = `data:image/svg+xml,${encodeURIComponent(scale(withLetters(svg, families)))}`;
  await picture.decode();
  const below = Math.round((letterSize * picture.naturalWidth) / widthOf(svg));
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const pen = canvas.getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
  const until = performance.now() + fontsTimeoutMs;
  // The first drawing has Chromium load the fonts. It leaves out words until they are there, and tells nobody.
  do {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0);
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  } while (
    !families.every((_, index) => hasInk(pen, index * below, canvas.height - below, below)) &&
    performance.now() < until
  );
  const drawn = pen.getImageData(0, 0, canvas.width, canvas.height - below);
  canvas.height -= below;
  pen.putImageData(drawn, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no PNG"))), "image/png");
  });
}

function hasInk(pen: CanvasRenderingContext2D, left: number, top: number, size: number): boolean {
  const { data } = pen.getImageData(left, top, size, size);
  return data.some((value, index) => index % 4 === 3 && value > 0);
}

const widthOf = (svg: string) => Number(sizeInFile.exec(svg)?.groups?.width);

/** A drawing with letters below it by which it shows whether its fonts are there. */
export function withLetters(svg: string, families: readonly string[]): string {
  const height = Number(sizeInFile.exec(svg)?.groups?.height);
  const letters = families.map(
    (family, index) =>
      `<text x="${index * letterSize}" y="${height + letterSize * 0.8}" font-family="${family}" font-weight="700" font-size="${letterSize * 0.8}">m</text>`,
  );
  return svg
    .replace(sizeInFile, (_, width) => `width="${width}" height="${height + letterSize}"`)
    .replace(/viewBox="0 0 ([\d.]+) [\d.]+"/, (_, width) => `viewBox="0 0 ${width} ${height + letterSize}"`)
    .replace(/<\/svg>\s*$/, `${letters.join("")}</svg>`);
}

/** The drawing in the width of the PNG: to enlarge a picture that the browser has drawn already would blur it. */
export function scale(svg: string): string {
  return svg.replace(sizeInFile, (_, width: string, height: string) => {
    const factor = pngWidth / Number(width);
    return `width="${pngWidth}" height="${Math.round(Number(height) * factor)}"`;
  });
}
