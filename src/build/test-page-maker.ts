import type { Catalogue } from "../domain/catalogue.ts";
import type { Locale } from "../domain/locale.ts";
import { Addresses } from "./pages/addresses.ts";
import { textsOf } from "./pages/interface-texts.ts";
import { PageMaker } from "./pages/page-maker.ts";
import { Pictures } from "./pictures.ts";
import { makeMessages } from "./test-messages.ts";
import { makeRenderer } from "./test-renderer.ts";

export function makePageMaker(catalogue: Catalogue, locale: Locale = "en"): PageMaker {
  return new PageMaker({
    catalogue,
    addresses: new Addresses(catalogue),
    pictures: new Pictures(catalogue, makeRenderer()),
    locale,
    text: textsOf(makeMessages()[locale]),
  });
}
