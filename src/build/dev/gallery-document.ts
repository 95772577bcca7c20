import path from "node:path";
import { projectFolder } from "../folders.ts";
import type { DevTags } from "./dev-code.ts";

/** The path at which the development server shows every part of the interface in all of its states. */
export const galleryPath = "/gallery/";

export const galleryCode = path.join(projectFolder, "src/site/gallery/gallery-page.tsx");

/** Its code draws it in the browser: it belongs to no build. */
export function galleryDocument({ scripts, styles }: DevTags): string {
  return `<!doctype html>
<html lang="en" data-script="moving">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parts of the interface</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/src/site/styles/base.css">${styles}${scripts}</head>
<body><div id="gallery"></div><script type="module" src="/${path.relative(projectFolder, galleryCode).replaceAll(path.sep, "/")}"></script></body>
</html>`;
}
