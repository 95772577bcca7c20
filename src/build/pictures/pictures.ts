import { type Locale, locales } from "../../domain/locale.ts";
import type { BoardData } from "../../domain/page.ts";
import type { DrawnPicture, Picture, Renderer } from "../../domain/renderer.ts";
import type { Template } from "../../domain/template.ts";
import type { Chalk, Vocabulary } from "../../domain/vocabulary.ts";
import { hashOf } from "../cache/result-cache.ts";
import { hashRaster } from "./rasterise.ts";

/** A file of the site that is drawn from the content. */
export interface PictureFile {
  /** The path from the site's root, with a hash of everything that determines the file's bytes. */
  address: string;
  svg: string;
  /** The width in pixels of a PNG; absent for an SVG. */
  rasterWidth?: number;
  /** No page shows it, and few visitors ask for it. */
  isForDownload?: boolean;
}

/** The pictures of one template in one language. */
export interface TemplatePictures {
  board: Omit<BoardData, "caption">;
  /** Address of the image for social networks. */
  socialImage: string;
  files: PictureFile[];
}

const socialImageWidth = 1200;

/** Draws the pictures of the content. The name of each has a hash of its contents, so that browsers can cache it for ever. */
export class Pictures {
  readonly #cards = new WeakMap<Template, PictureFile>();
  readonly #siteImages = new Map<Locale, PictureFile>();

  constructor(
    readonly vocabulary: Vocabulary,
    readonly renderer: Renderer,
  ) {}

  /** The picture on a template's card. It has no words, so it is the same in every language. */
  card(template: Template): PictureFile {
    return remember(this.#cards, template, () => {
      const picture = known(
        locales.map((locale) => pictureOf(template, locale)).find((each) => each !== undefined),
        `board of ${template.key}`,
      );
      const svg = this.renderer.drawCard(picture, this.#chalkOf(template));
      return pictureFile({ folder: "boards", name: `${template.key}.card`, svg });
    });
  }

  /** Draws the picture as the template's page shows it. */
  draw(template: Template, locale: Locale): DrawnPicture {
    const picture = known(pictureOf(template, locale), `picture of ${template.key} in ${locale}`);
    return this.renderer.drawPicture(picture, locale);
  }

  ofTemplate(template: Template, { svg, ...inWords }: DrawnPicture, locale: Locale): TemplatePictures {
    const chalk = this.#chalkOf(template);
    const level = this.vocabulary.levels[template.facts.level]?.name[locale] ?? "";
    const { slug = template.key, name = "", promise = "" } = template.words[locale] ?? {};
    const { minutes, group } = template.facts;
    const fileName = `${slug}.${locale}`;
    const social = this.renderer.drawSocialImage({ name, promise, minutes, group, level, chalk, board: svg }, locale);
    const file = this.renderer.toFile(svg, chalk);
    const board = pictureFile({ folder: "boards", name: fileName, svg: file, isForDownload: true });
    const image = pictureFile({ folder: "images", name: fileName, svg: social, rasterWidth: socialImageWidth });
    return { board: { svg, ...inWords, file: board.address }, socialImage: image.address, files: [board, image] };
  }

  /** The image for social networks of pages that are about no one template. */
  siteImage(locale: Locale): PictureFile {
    return remember(this.#siteImages, locale, () => {
      const svg = this.renderer.drawSiteImage(locale);
      return pictureFile({ folder: "images", name: `site.${locale}`, svg, rasterWidth: socialImageWidth });
    });
  }

  #chalkOf(template: Template): Chalk {
    return this.vocabulary.goals[template.facts.goals[0]]?.color ?? "sun";
  }
}

interface Drawing extends Omit<PictureFile, "address"> {
  folder: "boards" | "images";
  name: string;
}

function pictureFile({ folder, name, ...file }: Drawing): PictureFile {
  const { svg, rasterWidth } = file;
  const ofSvg = hashOf([svg]);
  const [hash, type] = rasterWidth === undefined ? [ofSvg, "svg"] : [hashRaster(ofSvg, rasterWidth), "png"];
  return { address: `/assets/${folder}/${name}.${hash.slice(0, 8)}.${type}`, ...file };
}

function pictureOf(template: Template, locale: Locale): Picture | undefined {
  if (template.kind === "inspiration") {
    const words = template.words[locale]?.board;
    return words && { board: template.facts.board, words };
  }
  const words = template.words[locale]?.blocks;
  return words && { blocks: template.facts.blocks, words };
}

interface Remembered<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

function remember<Key, Value>(values: Remembered<Key, Value>, key: Key, make: () => Value): Value {
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
