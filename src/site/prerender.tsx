import "./styles/base.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type BoardFacts, type BoardWords, type TimelineOrder, timelineOf } from "../domain/board.ts";
import { type Locale, locales } from "../domain/locale.ts";
import { type PageFile, type ScreenName, screenNames } from "../domain/page.ts";
import type { MeasureText, Renderer } from "../domain/renderer.ts";
import { App } from "./app.tsx";
import { describeBoard } from "./board/describe-board.ts";
import {
  checkBoardFacts,
  type Drawing,
  drawBoard,
  drawBoardCard,
  drawTimeline,
  drawTimelineCard,
} from "./board/draw-board.tsx";
import { composeLogo } from "./board/logo-file.tsx";
import { boardKinds } from "./board/registry.ts";
import { composeSocialImage } from "./board/social-image.tsx";
import { toStandaloneSvg } from "./board/standalone.ts";
import { config } from "./config.ts";
import { writeDocument } from "./document.ts";
import type { Language } from "./language/language.tsx";
import { loadLanguage } from "./navigation/load-language.ts";
import { HeroHopscotch } from "./screens/home/hero-hopscotch.tsx";
import type { AnyScreen } from "./screens/screen.ts";
import { loadScreen } from "./screens/screens.ts";
import { structuredData } from "./structured-data.ts";
import { groupSizeText } from "./template-card/group-size-text.ts";

/** The entry of the build: everything is loaded first, so that drawing a page is one synchronous step. */
export async function createRenderer(measure: MeasureText): Promise<Renderer> {
  const screens = new Map<ScreenName, AnyScreen>();
  const languages = new Map<string, Language>();
  for (const name of screenNames) {
    screens.set(name, await loadScreen(name));
    for (const locale of locales) languages.set(`${locale} ${name}`, await loadLanguage(locale, name));
  }

  const brand = config.brand.toLowerCase();
  // Each screen has the strings here that it has in the browser: one that it lacks fails the build.
  const languageOf = (locale: Locale, name: ScreenName) => languages.get(`${locale} ${name}`) as Language;
  const messagesOf = (locale: Locale, name: ScreenName = "not-found") => languageOf(locale, name).messages;

  // To judge a picture is to draw it, and what is sound is wanted next.
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
  const drawBlocks = (order: TimelineOrder, locale: Locale) => {
    const sayMinutes = (count: number) => messagesOf(locale).card.minutesShort({ count });
    return drawOnce(order.blocks, order.words, () => drawTimeline(timelineOf(order), sayMinutes, measure));
  };

  return {
    renderDocument(file: PageFile, assets, withoutScript) {
      const language = languageOf(file.context.locale, file.data.screen);
      const screen = screens.get(file.data.screen) as AnyScreen;
      const body = renderToString(<App {...{ file, screen, language, withoutScript }} />);
      return writeDocument({ file, assets, body, structuredData: structuredData(file, language) });
    },
    boardNeeds: new Map([...boardKinds.values()].map(({ name, needs }) => [name, needs])),
    findBoardFlaws: (facts, words) => (words ? drawWords(facts, words).flaws : checkBoardFacts(facts)),
    findTimelineFlaws: (order, locale) => drawBlocks(order, locale).flaws,
    drawPicture(picture, locale) {
      if ("blocks" in picture) return { svg: drawBlocks(picture, locale).svg, areas: [] };
      const { board: facts, words } = picture;
      const inWords = describeBoard({ facts, words, colon: messagesOf(locale).site.colon() });
      return { svg: drawWords(facts, words).svg, ...inWords };
    },
    toFile: (svg, chalk) => toStandaloneSvg(svg, { chalk, background: true }),
    drawCard(picture, chalk) {
      const svg = "blocks" in picture ? drawTimelineCard(timelineOf(picture)) : drawBoardCard(picture.board);
      return toStandaloneSvg(svg, { chalk, theme: "auto" });
    },
    drawSocialImage({ minutes, group, level, ...subject }, locale) {
      const { card } = messagesOf(locale);
      const facts = [card.minutesShort({ count: minutes }), groupSizeText(group, card), level].join("  ·  ");
      return composeSocialImage({ ...subject, facts, brand, measure });
    },
    drawLogo: (theme, outline) => composeLogo(theme, outline),
    drawSiteImage(locale) {
      const { home, site } = messagesOf(locale, "home");
      const board = renderToStaticMarkup(<HeroHopscotch />);
      return composeSocialImage({
        name: home.title(),
        promise: home.description(),
        facts: site.tagline(),
        chalk: "sun",
        board,
        brand,
        measure,
      });
    },
  };
}
