/** In pixels: twice the width in which most boards are drawn, so that their words stay sharp on a slide. */
const pngWidth = 1392;

const sizeInFile = /(?<=<svg [^>]*)width="([\d.]+)" height="([\d.]+)"/;

/** A drawing as PNG, by the browser: an SVG without foreign elements leaves a canvas readable. */
export async function drawPng(svg: string): Promise<Blob> {
  const picture = new Image();
  // Not as a blob: of all sources beside the site's own files, the security policy allows pictures from data alone.
  picture.src = `data:image/svg+xml,${encodeURIComponent(scale(svg))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no PNG"))), "image/png");
  });
}

/** The drawing in the width of the PNG: to enlarge a picture that the browser has drawn already would blur it. */
export function scale(svg: string): string {
  return svg.replace(sizeInFile, (_, width: string, height: string) => {
    const factor = pngWidth / Number(width);
    return `width="${pngWidth}" height="${Math.round(Number(height) * factor)}"`;
  });
}
