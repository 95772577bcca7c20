import { createHash } from "node:crypto";
import type { Catalogue } from "../domain/catalogue.ts";
import { type Locale, locales } from "../domain/locale.ts";
import type { BoardData } from "../domain/page.ts";
import type { Picture, Renderer } from "../domain/renderer.ts";
import type { Template } from "../domain/template.ts";
import type { Chalk } from "../domain/vocabulary.ts";

/** A file of the site that is drawn from the content. */
export interface PictureFile {
  /** From the site's root, with a hash of what it holds. */
  address: string;
  svg: string;
  /** For a PNG: how wide it is. */
  rasterWidth?: number;
}

/** The pictures of one template in one language. */
export interface TemplatePictures {
  board: Omit<BoardData, "caption">;
  /** Address of the image for social networks. */
  socialImage: string;
}

const boardPngWidth = 1392;
const socialImageWidth = 1200;

/**
 * All pictures made from the content: each is drawn when a page asks for it, and named by what it holds, so that browsers
 * can keep it for ever.
 */
export class Pictures {
  #files: PictureFile[] = [];
  readonly #cards = new Map<Template, string>();
  readonly #siteImages = new Map<Locale, string>();

  constructor(
    readonly catalogue: Catalogue,
    readonly renderer: Renderer,
  ) {}

  /** What has been drawn since the last time: everything, once all pages are assembled and their pictures are taken. */
  takeFiles(): PictureFile[] {
    const files = this.#files;
    this.#files = [];
    return files;
  }

  /** The same in every language. */
  cardOf(template: Template): string {
    return remember(this.#cards, template, () => {
      const picture = known(
        locales.map((locale) => pictureOf(template, locale)).find((each) => each !== undefined),
        `board of ${template.key}`,
      );
      const svg = this.renderer.drawCard(picture, this.#chalkOf(template));
      return this.#add({ folder: "boards", name: `${template.key}.card`, svg });
    });
  }

  /** Drawn anew each time: only the template's page asks for these, and to keep them all would take much memory. */
  ofTemplate(template: Template, locale: Locale): TemplatePictures {
    const picture = known(pictureOf(template, locale), `picture of ${template.key} in ${locale}`);
    return this.#drawTemplate(template, picture, locale);
  }

  /** For pages that are about no one template. */
  siteImage(locale: Locale): string {
    return remember(this.#siteImages, locale, () => {
      const svg = this.renderer.drawSiteImage(locale);
      return this.#add({ folder: "images", name: `site.${locale}`, svg, rasterWidth: socialImageWidth });
    });
  }

  #chalkOf(template: Template): Chalk {
    return this.catalogue.vocabulary.goals[template.facts.goals[0]]?.color ?? "sun";
  }

  #drawTemplate(template: Template, picture: Picture, locale: Locale): TemplatePictures {
    const chalk = this.#chalkOf(template);
    const level = this.catalogue.vocabulary.levels[template.facts.level]?.name[locale] ?? "";
    const { slug = template.key, name = "", promise = "" } = template.words[locale] ?? {};
    const { minutes, group } = template.facts;
    const { svg, areas } = this.renderer.drawPicture(picture, locale);
    const board = { folder: "boards", name: `${slug}.${locale}`, svg: this.renderer.toFile(svg, chalk) } as const;
    const social = this.renderer.drawSocialImage({ name, promise, minutes, group, level, chalk, board: svg }, locale);
    return {
      board: { svg, areas, files: { svg: this.#add(board), png: this.#add({ ...board, rasterWidth: boardPngWidth }) } },
      socialImage: this.#add({ folder: "images", name: board.name, svg: social, rasterWidth: socialImageWidth }),
    };
  }

  #add(file: { folder: "boards" | "images"; name: string; svg: string; rasterWidth?: number }): string {
    const { folder, name, svg, rasterWidth } = file;
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    const address = `/assets/${folder}/${name}.${hash}.${rasterWidth === undefined ? "svg" : "png"}`;
    this.#files.push({ address, svg, ...(rasterWidth !== undefined && { rasterWidth }) });
    return address;
  }
}

function pictureOf(template: Template, locale: Locale): Picture | undefined {
  if (template.kind === "inspiration") {
    const words = template.words[locale]?.board;
    return words && { board: template.facts.board, words };
  }
  const words = template.words[locale]?.blocks;
  const blocks = template.facts.blocks.map(({ minutes }, index) => ({ title: words?.[index]?.title ?? "", minutes }));
  return words && { timeline: { blocks } };
}

function remember<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = values.get(key);
  if (value === undefined) {
    value = make();
    values.set(key, value);
  }
  return value;
}

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
