import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageFile } from "../../domain/page.ts";
import type { Language } from "../language/language.tsx";
import type { KnownSlugs } from "./load-slugs.ts";
import { PageLoader } from "./page-loader.ts";
import { PageStore } from "./page-store.ts";

const slugs = vi.hoisted(() => ({ load: async (_: string): Promise<KnownSlugs | undefined> => undefined }));

vi.mock("./load-slugs.ts", () => ({ loadSlugs: (locale: string) => slugs.load(locale) }));
vi.mock("./load-language.ts", () => ({ loadLanguage: async (locale: string) => ({ locale }) }));

const english = { locale: "en" } as Language;
const fetched = vi.fn<(address: string) => void>();

function makeLoader() {
  return new PageLoader({
    pages: new PageStore("build"),
    loadScreen: async (name) => name as string,
    missingPage: (language) => ({ file: { hash: "" } as PageFile, screen: "not-found", language }),
  });
}

beforeEach(() => {
  slugs.load = async () => ({ inspiration: ["swot"], session: [], situation: [] });
  vi.stubGlobal("fetch", async (address: string) => {
    fetched(address);
    return new Response(JSON.stringify({ hash: "build" }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("PageLoader", () => {
  it("knows that a template does not exist without asking for it (R2.3)", async () => {
    const loader = makeLoader();
    expect(await loader.load("/inspiration/nope/", english)).toMatchObject({ screen: "not-found" });
    loader.prefetch("/inspiration/nope/");
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).not.toHaveBeenCalled();
  });

  it("waits for the slugs of a language, and asks for a template that is among them (R2.3)", async () => {
    let give: (known: KnownSlugs) => void = () => {};
    slugs.load = () =>
      new Promise((resolve) => {
        give = resolve;
      });
    const loading = makeLoader().load("/inspiration/swot/", english);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetched).not.toHaveBeenCalled();
    give({ inspiration: ["swot"], session: [], situation: [] });
    expect(await loading).toMatchObject({ screen: "template" });
  });

  it("waits for no slugs where none are needed, or where the page has been fetched ahead", async () => {
    const loader = makeLoader();
    await loader.load("/inspiration/swot/", english);
    slugs.load = () => new Promise(() => {});
    expect(await loader.load("/discover/", english)).toMatchObject({ screen: "discover" });
    expect(await loader.load("/inspiration/swot/", english)).toMatchObject({ screen: "template" });
  });

  it("asks the server where the slugs cannot be had", async () => {
    slugs.load = async () => undefined;
    expect(await makeLoader().load("/inspiration/nope/", english)).toMatchObject({ screen: "template" });
    expect(fetched).toHaveBeenCalledOnce();
  });

  describe("a template, as it is named in any language", () => {
    const lists: Record<string, KnownSlugs> = {
      en: { inspiration: ["premortem", "swot"], session: [], situation: [] },
      fr: { inspiration: ["", "matrice-swot"], session: [], situation: [] },
    };
    beforeEach(() => {
      slugs.load = async (locale) => lists[locale];
    });

    it("is the data of its page in the language that is asked", async () => {
      await makeLoader().loadTemplate("inspiration:swot", "fr");
      expect(fetched.mock.calls).toEqual([["/assets/data/fr/inspiration/matrice-swot/index.json"]]);
    });

    it("is fetched once, whether it is shown as a page or in another way", async () => {
      const loader = makeLoader();
      await loader.load("/fr/inspiration/matrice-swot/", english);
      await loader.loadTemplate("inspiration:swot", "fr");
      expect(fetched).toHaveBeenCalledOnce();
    });

    it.each(["inspiration:nope", "session:swot", "inspiration:premortem"] as const)(
      "is known not to exist without a request: %s",
      async (template) => {
        expect(await makeLoader().loadTemplate(template, "fr")).toBeUndefined();
        expect(fetched).not.toHaveBeenCalled();
      },
    );

    it("fails where nobody can tell its address", async () => {
      slugs.load = async () => undefined;
      await expect(makeLoader().loadTemplate("inspiration:swot", "fr")).rejects.toThrow("the slugs did not come");
    });
  });

  it("shows what does not exist in the language of its path, or in that of the page on view", async () => {
    const loader = makeLoader();
    expect((await loader.load("/de/nowhere/", english)).language.locale).toBe("de");
    expect((await loader.load("/nowhere/", { locale: "fr" } as Language)).language.locale).toBe("fr");
  });
});
