import "./styles/base.css";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type Locale, locales } from "../domain/locale.ts";
import { type PageFile, type ScreenName, screenNames } from "../domain/page.ts";
import type { PageRenderer } from "../domain/renderer.ts";
import { App } from "./app.tsx";
import { config } from "./config.ts";
import { writeDocument } from "./document.ts";
import { Hopscotch } from "./hopscotch.tsx";
import type { Language } from "./language/language.tsx";
import { loadLanguage } from "./navigation/load-language.ts";
import type { AnyScreen } from "./screens/screen.ts";
import { loadScreen } from "./screens/screens.ts";
import { structuredData } from "./structured-data.ts";
import { groupSizeText } from "./template-card/group-size-text.ts";

/** The entry of the build: everything is loaded first, so that drawing a page is one synchronous step. */
export async function createPageRenderer(): Promise<PageRenderer> {
  const screens = new Map<ScreenName, AnyScreen>();
  const languages = new Map<string, Language>();
  for (const name of screenNames) {
    screens.set(name, await loadScreen(name));
    for (const locale of locales) languages.set(`${locale} ${name}`, await loadLanguage(locale, name));
  }

  // Each screen has the strings here that it has in the browser: one that it lacks fails the build.
  const languageOf = (locale: Locale, name: ScreenName) => languages.get(`${locale} ${name}`) as Language;
  const messagesOf = (locale: Locale, name: ScreenName = "not-found") => languageOf(locale, name).messages;

  return {
    renderDocument(file: PageFile, assets, withoutScript) {
      const language = languageOf(file.context.locale, file.data.screen);
      const screen = screens.get(file.data.screen) as AnyScreen;
      const body = renderToString(<App {...{ file, screen, language, withoutScript }} />);
      return {
        document: writeDocument({ file, assets, body, structuredData: structuredData(file, language) }),
        html: body.replaceAll(/<noscript>.*?<\/noscript>/gs, "<noscript></noscript>"),
      };
    },
    pictureWords: {
      brand: config.brand.toLowerCase(),
      of(locale) {
        const { card, site } = messagesOf(locale);
        return {
          colon: site.colon(),
          minutes: (count) => card.minutesShort({ count }),
          facts: ({ minutes, group, level }) =>
            [card.minutesShort({ count: minutes }), groupSizeText(group, card), level].join("  ·  "),
        };
      },
      site(locale) {
        const { home, site } = messagesOf(locale, "home");
        return {
          name: home.title(),
          promise: home.description(),
          facts: site.tagline(),
          chalk: "sun",
          board: renderToStaticMarkup(<Hopscotch />),
        };
      },
    },
  };
}
