import { describe, expect, it } from "vitest";

import { locales } from "../../src/domain/locale.ts";
import { languages } from "../../src/languages/languages.ts";
import { loadKeywordLanguage } from "../../src/site/finding-client/load-keyword-language.ts";

describe.each(locales)("the analyzer in %s", (locale) => {
  it("reads words in the browser as in the build, or they would not be found again (R2.13)", async () => {
    const { analyzer: inBrowser } = await loadKeywordLanguage(locale);
    const inBuild = languages[locale].analyzer;
    const words = ["étoiles", "retrospektiven", "reuniões", "running", "idées", "riunioni", "vergaderingen", "equipos"];
    expect(words.map(inBrowser.stem)).toEqual(words.map(inBuild.stem));
    expect(inBrowser.stopWords).toEqual(inBuild.stopWords);
  });
});
