import { Lexer, type Token, type Tokens } from "marked";

/** The constructs of prose; the lexer calls the text between and inside them `space` and `text`. */
const allowed = new Set(["paragraph", "list", "list_item", "strong", "em", "link", "space", "text", "escape"]);

const names: Record<string, string> = {
  heading: "a heading",
  code: "a block of code",
  codespan: "code",
  blockquote: "a quotation block",
  hr: "a rule",
  html: "HTML",
  table: "a table",
  image: "an image",
  br: "a forced line break",
  del: "struck-out text",
  def: "a link definition",
  checkbox: "a checkbox",
};

/**
 * A paragraph of letters and harmless marks alone, which no lexer needs to look at: most texts are of this kind, and lexing
 * takes far longer than this.
 */
export function isBare(text: string): boolean {
  return bare.test(text) && !autolink.test(text);
}

const bare = /^[\p{L}«“„‘(¿¡][^\n\\`*_[\]<>&~|#"'@=]*\n?$/u;
const autolink = /(?:https?|ftp):\/\/|www\./i;

/** A text in Markdown, taken apart. */
export interface Prose {
  /** The words that a reader sees. */
  plain: string;
  /** Names of constructs that prose does not have. */
  foreignConstructs: string[];
  /** The targets of its links. */
  targets: string[];
  /** The languages that it names for foreign words. */
  languages: string[];
  /** Signs of a link, of emphasis or of code that begin none: a reader would see them as they are. */
  stray?: string;
}

const languageMark = /^lang:(.*)$/;

/** The language that `[words](lang:en)` stand in; nothing for a link. */
export function languageOf(target: string): string | undefined {
  return languageMark.exec(target)?.[1];
}

const strayMark = /[[\]*_`]/;

export function readProse(prose: string): Prose {
  const foreign = new Set<string>();
  const targets: string[] = [];
  const languages: string[] = [];
  const pieces: string[] = [];
  let stray: string | undefined;
  visit(lexProse(prose), (token) => {
    if (!allowed.has(token.type)) foreign.add(names[token.type] ?? token.type);
    if (token.type === "link") {
      const { href } = token as Tokens.Link;
      const language = languageOf(href);
      if (language === undefined) targets.push(href);
      else languages.push(language);
    } else if (token.type === "space" || token.type === "list_item") pieces.push("\n");
    else if (token.type === "escape") pieces.push((token as Tokens.Escape).text);
    else if (token.type === "text" && childrenOf(token).length === 0) {
      pieces.push(token.raw);
      // An address that stands for itself may hold any.
      const start = autolink.test(token.raw) ? -1 : token.raw.search(strayMark);
      if (start !== -1) stray ??= token.raw.slice(start);
    }
  });
  return {
    plain: pieces.join("").trim(),
    foreignConstructs: [...foreign],
    targets,
    languages,
    ...(stray !== undefined && { stray }),
  };
}

/** The plain text of prose, as a reader sees it. */
export function plainText(prose: string): string {
  return readProse(prose).plain;
}

/** Whether a text that should be plain holds markup. */
export function hasMarkup(line: string): boolean {
  return !isBare(line) && new Lexer().inlineTokens(line).some(({ type }) => type !== "text" && type !== "escape");
}

function lexProse(prose: string): Token[] {
  return isBare(prose) ? [{ type: "text", raw: prose, text: prose } satisfies Tokens.Text] : new Lexer().lex(prose);
}

function visit(tokens: Token[], look: (token: Token) => void): void {
  for (const token of tokens) {
    look(token);
    visit(childrenOf(token), look);
  }
}

function childrenOf(token: Token): Token[] {
  return token.type === "list" ? (token as Tokens.List).items : ("tokens" in token && token.tokens) || [];
}
