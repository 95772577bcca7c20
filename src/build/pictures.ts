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

/** All pictures made from the content: drawn once, and named by what they hold, so that they can be kept for ever. */
export class Pictures {
  readonly files: PictureFile[] = [];
  readonly #cards = new Map<Template, string>();
  readonly #ofTemplates = new Map<Template, Map<Locale, TemplatePictures>>();
  readonly #siteImages = new Map<Locale, string>();

  constructor(
    catalogue: Catalogue,
    readonly renderer: Renderer,
  ) {
    for (const template of [...catalogue.inspirations, ...catalogue.sessions]) {
      const chalk = catalogue.vocabulary.goals[template.facts.goals[0]]?.color ?? "sun";
      const pictures = new Map<Locale, TemplatePictures>();
      for (const locale of locales) {
        const picture = pictureOf(template, locale);
        if (!picture) continue;
        const level = catalogue.vocabulary.levels[template.facts.level]?.name[locale] ?? "";
        pictures.set(locale, this.#drawTemplate(template, picture, locale, chalk, level));
        if (!this.#cards.has(template)) {
          const svg = renderer.drawCard(picture, chalk);
          this.#cards.set(template, this.#add({ folder: "boards", name: `${template.key}.card`, svg }));
        }
      }
      this.#ofTemplates.set(template, pictures);
    }
    for (const locale of locales) {
      const svg = renderer.drawSiteImage(locale);
      this.#siteImages.set(
        locale,
        this.#add({ folder: "images", name: `site.${locale}`, svg, rasterWidth: socialImageWidth }),
      );
    }
  }

  cardOf(template: Template): string {
    return known(this.#cards.get(template), `card of ${template.key}`);
  }

  ofTemplate(template: Template, locale: Locale): TemplatePictures {
    return known(this.#ofTemplates.get(template)?.get(locale), `picture of ${template.key} in ${locale}`);
  }

  /** For pages that are about no one template. */
  siteImage(locale: Locale): string {
    return known(this.#siteImages.get(locale), `picture of the site in ${locale}`);
  }

  #drawTemplate(template: Template, picture: Picture, locale: Locale, chalk: Chalk, level: string): TemplatePictures {
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
    this.files.push({ address, svg, ...(rasterWidth !== undefined && { rasterWidth }) });
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

function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
