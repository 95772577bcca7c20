import type { BoardFacts, BoardFlaw, BoardWords, TimelineOrder } from "./board.ts";
import type { BoardNeeds } from "./board-needs.ts";
import type { GroupSize } from "./group-size.ts";
import type { Locale } from "./locale.ts";
import type { BoardInWords, Html, PageFile, ScreenName, WithoutScript } from "./page.ts";
import type { Chalk } from "./vocabulary.ts";

/** The width of a text on one line in a size of 1: at any other it grows with the size. */
export type MeasureText = (text: string, face: "text" | "display") => number;

/** A text as a shape, for files that cannot count on a font. */
export interface TextOutline {
  /** The data of an SVG path, standing on the line y = 0, in a size of 1. */
  path: string;
  width: number;
}

/** Addresses of the built code, as a page's HTML names them. */
export interface CodeAssets {
  entry: string;
  style: string;
  fonts: string[];
  /** The chunks that a page's first view needs beside the entry, to be loaded side by side with it. */
  chunks: Partial<Record<ScreenName, Record<Locale, string[]>>>;
  /** The chunks that searching a listing needs beside those. */
  search: Partial<Record<Locale, string[]>>;
  /** Runs in the head before the first paint. */
  arrivalScript: string;
  /** The icon of the browser's tab, if the site has one. */
  icon?: string | undefined;
}

/** The data of a template's picture: an inspiration's board or a session's timeline. */
export type Picture = { board: BoardFacts; words: BoardWords } | TimelineOrder;

/** A template's picture as its page shows it, and the same in words. */
export interface DrawnPicture extends BoardInWords {
  /** It takes its colours from the page. */
  svg: Html;
}

/** The words on a template's image for social networks. */
export interface SocialSubject {
  name: string;
  promise: string;
  minutes: number;
  group: GroupSize;
  level: string;
  chalk: Chalk;
  /** Drawn by `drawPicture`. */
  board: Html;
}

/** The words on pictures, from the site's language packs. */
export interface PictureWords {
  /** The brand's name, as the logo writes it. */
  brand: string;
  of: (locale: Locale) => {
    colon: string;
    minutes: (count: number) => string;
    /** One line: minutes, people, level. */
    facts: (subject: Pick<SocialSubject, "minutes" | "group" | "level">) => string;
  };
  /** The words and the board on the image of the site as a whole. */
  site: (locale: Locale) => { name: string; promise: string; facts: string; chalk: Chalk; board: Html };
}

/** Draws pages: the site's entry for the build (`src/site/prerender.tsx`). */
export interface PageRenderer {
  /** The whole HTML document of a page, and the page itself as it is for those who have its code. */
  renderDocument: (
    file: PageFile,
    assets: CodeAssets,
    withoutScript?: WithoutScript,
  ) => { document: string; html: Html };
  pictureWords: PictureWords;
}

/** Draws boards, timelines and pictures of them (`src/boards/board-renderer.tsx`). */
export interface BoardRenderer {
  /** The needs of each kind of board, by its name. */
  boardNeeds: ReadonlyMap<string, BoardNeeds>;
  /** The flaws of a board's words in one language or, without words, of its facts. */
  findBoardFlaws: (facts: BoardFacts, words: BoardWords | undefined) => BoardFlaw[];
  findTimelineFlaws: (timeline: TimelineOrder, locale: Locale) => BoardFlaw[];
  drawPicture: (picture: Picture, locale: Locale) => DrawnPicture;
  /** A drawing as a file of its own. */
  toFile: (svg: Html, chalk: Chalk) => string;
  /** Draws the picture of a card: without words, in the colours of the viewer's theme. */
  drawCard: (picture: Picture, chalk: Chalk) => string;
  /** Draws an image of 1200 by 630 pixels, as SVG. */
  drawSocialImage: (subject: SocialSubject, locale: Locale) => string;
  /** Draws the same image for the site as a whole. */
  drawSiteImage: (locale: Locale) => string;
  /** The brand's mark and name, for light grounds and for dark ones. */
  drawLogo: (theme: "light" | "dark", name: TextOutline) => string;
}

/**
 * The functions that the build draws with. It reaches the code of pages and boards only through them, because that code goes
 * through the bundler and the build's own does not.
 */
export type Renderer = Omit<PageRenderer, "pictureWords"> & BoardRenderer;
