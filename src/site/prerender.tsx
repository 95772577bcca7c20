import "./styles/base.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { BoardFacts, BoardWords } from "../domain/board.ts";
import { type Locale, locales } from "../domain/locale.ts";
import { type PageFile, type ScreenName, screenNames } from "../domain/page.ts";
import type { MeasureText, Picture, Renderer } from "../domain/renderer.ts";
import { App } from "./app.tsx";
import { describeBoard } from "./board/describe-board.ts";
import { type Drawing, drawBoard, drawTimeline, findBoardFlaws } from "./board/draw-board.tsx";
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
  const sayMinutes = (locale: Locale) => (count: number) => messagesOf(locale).card.minutesShort({ count });

  // To judge a board is to draw it, and what is sound is wanted next.
  const drawnBoards = new WeakMap<BoardWords, { facts: BoardFacts; drawing: Drawing }>();
  const drawWords = (facts: BoardFacts, words: BoardWords): Drawing => {
    const drawn = drawnBoards.get(words);
    if (drawn?.facts === facts) return drawn.drawing;
    const drawing = drawBoard({ facts, words, detail: "full", measure });
    drawnBoards.set(words, { facts, drawing });
    return drawing;
  };
  const drawFull = (picture: Picture, locale: Locale) =>
    "timeline" in picture
      ? drawTimeline({ timeline: picture.timeline, sayMinutes: sayMinutes(locale), detail: "full", measure })
      : drawWords(picture.board, picture.words);
  const drawSmall = (picture: Picture) =>
    "timeline" in picture
      ? drawTimeline({ timeline: picture.timeline, sayMinutes: sayMinutes("en"), detail: "card", measure })
      : drawBoard({ facts: picture.board, detail: "card", measure });

  return {
    renderDocument(file: PageFile, assets, withoutScript) {
      const language = languageOf(file.context.locale, file.data.screen);
      const screen = screens.get(file.data.screen) as AnyScreen;
      const body = renderToString(<App {...{ file, screen, language, withoutScript }} />);
      return writeDocument({ file, assets, body, structuredData: structuredData(file, language) });
    },
    boardNeeds: new Map([...boardKinds.values()].map(({ name, needs }) => [name, needs])),
    findBoardFlaws: (facts, words) => (words ? drawWords(facts, words).flaws : findBoardFlaws({ facts, measure })),
    // Minutes are as wide in every language.
    findTimelineFlaws: (timeline) =>
      drawTimeline({ timeline, sayMinutes: sayMinutes("en"), detail: "full", measure }).flaws,
    drawPicture: (picture, locale) => ({
      svg: drawFull(picture, locale).svg,
      ...("timeline" in picture
        ? { areas: [] }
        : describeBoard({ facts: picture.board, words: picture.words, colon: messagesOf(locale).site.colon() })),
    }),
    toFile: (svg, chalk) => toStandaloneSvg(svg, { chalk, background: true }),
    drawCard: (picture, chalk) => toStandaloneSvg(drawSmall(picture).svg, { chalk, theme: "auto" }),
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
