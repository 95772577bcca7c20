import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { describeTemplate } from "./describe-template.ts";

const siteOrigin = "https://inspirations.example";
const waldo = { kind: "inspiration", slug: "wheres-waldo" } as const;

const inLanguage = (locale: string, name: string) => ({
  name,
  path: `/${locale}/inspiration/${name}/`,
  picture: "/assets/boards/waldo.svg",
});

describe("describeTemplate", () => {
  const templates = new Map([
    ["inspiration/wheres-waldo", { en: inLanguage("en", "waldo"), fr: inLanguage("fr", "charlie") }],
    ["session/only-dutch", { nl: inLanguage("nl", "alleen") }],
  ]);

  it("says what the site calls it in the visitor's language, and leads there (R7.9)", () => {
    expect(describeTemplate(waldo, "fr", { siteOrigin, templates })).toEqual({
      name: "charlie",
      locale: "fr",
      address: `${siteOrigin}/fr/inspiration/charlie/`,
      picture: `${siteOrigin}/assets/boards/waldo.svg`,
    });
  });

  it("says it in English, or in any language, where it lacks the visitor's", () => {
    expect(describeTemplate(waldo, "de", { siteOrigin, templates })).toMatchObject({ name: "waldo", locale: "en" });
    const onlyDutch = { kind: "session", slug: "only-dutch" } as const;
    expect(describeTemplate(onlyDutch, "de", { siteOrigin, templates })).toMatchObject({
      name: "alleen",
      locale: "nl",
    });
  });

  it.each(locales)(
    "makes its key readable where the site does not tell, and leads to it by its English address: %s",
    (locale) => {
      expect(describeTemplate(waldo, locale, { siteOrigin, templates: undefined })).toEqual({
        name: "Wheres waldo",
        locale: "en",
        address: `${siteOrigin}/inspiration/wheres-waldo/${locale === "en" ? "" : `?locale=${locale}`}`,
      });
    },
  );

  it("leads nowhere where the site has it no more, whatever it is called", () => {
    for (const slug of ["gone", "constructor"])
      expect(describeTemplate({ kind: "session", slug }, "fr", { siteOrigin, templates })).not.toHaveProperty(
        "address",
      );
    expect(describeTemplate({ kind: "session", slug: "wheres-waldo" }, "fr", { siteOrigin, templates })).toEqual({
      name: "Wheres waldo",
      locale: "en",
    });
  });
});
