import type { Catalogue } from "../../domain/catalogue.ts";
import type { Locale } from "../../domain/locale.ts";
import { Addresses } from "../pages/addresses.ts";
import { textsOf } from "../pages/interface-texts.ts";
import { PageMaker } from "../pages/page-maker.ts";
import { templatesInMemory } from "../pages/template-source.ts";
import { Pictures } from "../pictures/pictures.ts";
import { makeMessages } from "./test-messages.ts";
import { makeRenderer } from "./test-renderer.ts";

export function makePageMaker(catalogue: Catalogue, locale: Locale = "en"): PageMaker {
  const pictures = new Pictures(catalogue.vocabulary, makeRenderer());
  return new PageMaker({
    templates: templatesInMemory(catalogue, pictures),
    addresses: new Addresses(catalogue),
    pictures,
    locale,
    text: textsOf(makeMessages()[locale], "Marelle"),
    siteUrl: "https://site.example",
  });
}
