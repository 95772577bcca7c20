import { type BoardFacts, type BoardWords, type TimelineOrder, timelineOf } from "../domain/board.ts";
import type { Locale } from "../domain/locale.ts";
import type { BoardRenderer, MeasureText, PictureWords } from "../domain/renderer.ts";
import { describeBoard } from "./describe-board.ts";
import {
  checkBoardFacts,
  type Drawing,
  drawBoard,
  drawBoardCard,
  drawTimeline,
  drawTimelineCard,
} from "./draw-board.tsx";
import { composeLogo } from "./logo-file.tsx";
import { boardKinds } from "./registry.ts";
import { composeSocialImage } from "./social-image.tsx";
import { toStandaloneSvg } from "./standalone.ts";

/** The entry of the build. */
export function createBoardRenderer(measure: MeasureText, { brand, of: wordsOf, site }: PictureWords): BoardRenderer {
  // A picture is drawn to be judged, and wanted again at once when it is sound.
  const drawnOnce = new WeakMap<object, { facts: object; drawing: Drawing }>();
  const drawOnce = (facts: object, wordsOfLanguage: object, draw: () => Drawing): Drawing => {
    const drawn = drawnOnce.get(wordsOfLanguage);
    if (drawn?.facts === facts) return drawn.drawing;
    const drawing = draw();
    drawnOnce.set(wordsOfLanguage, { facts, drawing });
    return drawing;
  };
  const drawWords = (facts: BoardFacts, words: BoardWords) =>
    drawOnce(facts, words, () => drawBoard(facts, words, measure));
  const drawBlocks = (order: TimelineOrder, locale: Locale) =>
    drawOnce(order.blocks, order.words, () => drawTimeline(timelineOf(order), wordsOf(locale).minutes, measure));

  return {
    boardNeeds: new Map([...boardKinds.values()].map(({ name, needs }) => [name, needs])),
    findBoardFlaws: (facts, words) => (words ? drawWords(facts, words).flaws : checkBoardFacts(facts)),
    findTimelineFlaws: (order, locale) => drawBlocks(order, locale).flaws,
    drawPicture(picture, locale) {
      if ("blocks" in picture) return { svg: drawBlocks(picture, locale).svg, areas: [] };
      const { board: facts, words } = picture;
      const inWords = describeBoard({ facts, words, colon: wordsOf(locale).colon });
      return { svg: drawWords(facts, words).svg, ...inWords };
    },
    toFile: (svg, chalk) => toStandaloneSvg(svg, { chalk, background: true }),
    drawCard(picture, chalk) {
      const svg = "blocks" in picture ? drawTimelineCard(timelineOf(picture)) : drawBoardCard(picture.board);
      return toStandaloneSvg(svg, { chalk, theme: "auto" });
    },
    drawSocialImage: ({ minutes, group, level, ...subject }, locale) =>
      composeSocialImage({ ...subject, facts: wordsOf(locale).facts({ minutes, group, level }), brand, measure }),
    drawLogo: (theme, outline) => composeLogo(theme, outline),
    drawSiteImage: (locale) => composeSocialImage({ ...site(locale), brand, measure }),
  };
}
