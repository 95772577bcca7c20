import "./styles/base.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type Locale, locales } from "../domain/locale.ts";
import { type PageFile, type ScreenName, screenNames } from "../domain/page.ts";
import type { MeasureText, Picture, Renderer } from "../domain/renderer.ts";
import { App } from "./app.tsx";
import { describeBoard } from "./board/describe-board.ts";
import { drawBoard, drawTimeline, findBoardFlaws } from "./board/draw-board.tsx";
import { composeLogo } from "./board/logo-file.tsx";
import { boardKinds } from "./board/registry.ts";
import { composeSocialImage } from "./board/social-image.tsx";
import { toStandaloneSvg } from "./board/standalone.ts";
import { config } from "./config.ts";
import { writeDocument } from "./document.ts";
import type { Language } from "./language/language.tsx";
import { loadLanguage } from "./navigation/load-language.ts";
import { HeroHopscotch } from "./screens/home/hero-hopscotch.tsx";
import type { Screen } from "./screens/screen.ts";
import { loadScreen } from "./screens/screens.ts";
import { structuredData } from "./structured-data.ts";
import { groupSizeText } from "./template-card/group-size-text.ts";

/** The entry of the build: everything is loaded first, so that drawing a page is one synchronous step. */
export async function createRenderer(measure: MeasureText): Promise<Renderer> {
  const languages = new Map<Locale, Language>();
  for (const locale of locales) languages.set(locale, await loadLanguage(locale));
  const screens = new Map<ScreenName, Screen>();
  for (const name of screenNames) screens.set(name, await loadScreen(name));

  const brand = config.brand.toLowerCase();
  const languageOf = (locale: Locale) => languages.get(locale) as Language;
  const sayMinutes = (locale: Locale) => (count: number) =>
    languageOf(locale).messages.template.minutesShort({ count });

  const draw = (picture: Picture, detail: "full" | "card", locale: Locale) =>
    "timeline" in picture
      ? drawTimeline({ timeline: picture.timeline, sayMinutes: sayMinutes(locale), detail, measure }).svg
      : drawBoard({ facts: picture.board, words: picture.words, detail, measure }).svg;

  return {
    renderDocument(file: PageFile, assets) {
      const language = languageOf(file.context.locale);
      const screen = screens.get(file.data.screen) as Screen;
      const body = renderToString(<App file={file} screen={screen} language={language} />);
      return writeDocument({ file, assets, body, structuredData: structuredData(file, language) });
    },
    boardNeeds: new Map([...boardKinds.values()].map(({ name, needs }) => [name, needs])),
    findBoardFlaws: (facts, words) => findBoardFlaws({ facts, words, measure }),
    // Minutes are as wide in every language.
    findTimelineFlaws: (timeline) =>
      drawTimeline({ timeline, sayMinutes: sayMinutes("en"), detail: "full", measure }).flaws,
    drawPicture: (picture, locale) => ({
      svg: draw(picture, "full", locale),
      areas:
        "timeline" in picture
          ? []
          : describeBoard({
              facts: picture.board,
              words: picture.words,
              colon: languageOf(locale).messages.site.colon(),
            }),
    }),
    toFile: (svg, chalk) => toStandaloneSvg(svg, { chalk, background: true }),
    drawCard: (picture, chalk) => toStandaloneSvg(draw(picture, "card", "en"), { chalk, theme: "auto" }),
    drawSocialImage({ minutes, group, level, ...subject }, locale) {
      const { template } = languageOf(locale).messages;
      const facts = [template.minutesShort({ count: minutes }), groupSizeText(group, template), level].join("  ·  ");
      return composeSocialImage({ ...subject, facts, brand, measure });
    },
    drawLogo: (theme, outline) => composeLogo(theme, outline),
    drawSiteImage(locale) {
      const { home, site } = languageOf(locale).messages;
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
