import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Card, DirectoryData, PageContext } from "../../../domain/page.ts";
import { ListingWithoutScript } from "../../directory/listing-without-script.tsx";
import { LanguageContext } from "../../language/language.tsx";
import { loadLanguage } from "../../navigation/load-language.ts";
import { DirectoryScreen } from "./directory-screen.tsx";

const language = await loadLanguage("fr", "directory");
const goal = { id: "meet", name: "Meet", color: "sun" as const };

const card = (number: number): Card => ({
  key: `card-${number}`,
  kind: "inspiration",
  url: `/fr/inspiration/card-${number}/`,
  name: `Card ${number}`,
  promise: "",
  goal,
  minutes: 10,
  group: "any",
  level: "Easy",
  places: [],
  preparationMinutes: 5,
  picture: "/card.svg",
  blocks: [],
});

const data: DirectoryData = {
  screen: "directory",
  kind: "inspiration",
  groups: [{ goal, cards: [card(1), card(2)] }],
  page: 2,
  pages: 3,
};

const context: PageContext = {
  routeName: "inspirations-directory",
  locale: "fr",
  translations: [],
  title: "",
  description: "",
};

const addresses = [1, 2, 3].map((page) => `/fr/inspirations/all/${page}/`);

const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address);

const draw = (node: ReactNode) => renderToStaticMarkup(<LanguageContext value={language}>{node}</LanguageContext>);

describe("a page of the directory", () => {
  const markup = draw(<DirectoryScreen data={data} context={context} />);

  it("leads to the listing, to its templates, and to all pages of the directory, itself marked among them (R2.13)", () => {
    expect(linksIn(markup)).toEqual([
      "/fr/inspirations/",
      "/fr/inspiration/card-1/",
      "/fr/inspiration/card-2/",
      ...addresses,
    ]);
    expect(/href="([^"]*)" aria-current="page"/.exec(markup)?.[1]).toBe(addresses[1]);
  });
});

describe("a listing of more templates than it holds itself", () => {
  it("leads without JavaScript to each page of its directory (R2.13)", () => {
    const markup = draw(<ListingWithoutScript content={{ pages: addresses }} />);
    expect(markup).toMatch(/^<noscript><nav/);
    expect(linksIn(markup)).toEqual(addresses);
  });
});
