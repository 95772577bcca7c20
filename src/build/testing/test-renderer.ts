import type { Renderer } from "../../domain/renderer.ts";

/** Stands in for the site's code where a test is about what is drawn, and not about how. */
export function makeRenderer(changes: Partial<Renderer> = {}): Renderer {
  return {
    renderDocument: ({ context: { title } }) => ({
      document: `<head><meta charset="utf-8"></head><body>${title}</body>`,
      html: `<h1>${title}</h1>`,
    }),
    boardNeeds: new Map(),
    findBoardFlaws: () => [],
    findTimelineFlaws: () => [],
    drawPicture: (picture, locale) => ({
      svg: `<svg>${locale}${"blocks" in picture ? "timeline" : ""}</svg>`,
      areas: [],
    }),
    toFile: (svg, chalk) => `${svg} in ${chalk}`,
    drawCard: (_picture, chalk) => `<svg>card in ${chalk}</svg>`,
    drawSocialImage: ({ name }, locale) => `<svg>${name} ${locale}</svg>`,
    drawSiteImage: (locale) => `<svg>site ${locale}</svg>`,
    drawLogo: (theme) => `<svg>logo ${theme}</svg>`,
    ...changes,
  };
}
