import { Lexer } from "yaml";

/** A part of a text that YAML takes for something else, and leaves out of the text. */
export interface LostWords {
  line: number;
  found: string;
  expected: string;
}

export interface LostWordsOptions {
  /** Beside facts, which are no sentences, comments lose nothing. */
  mayHoldComments: boolean;
}

/** The lexer marks the beginning of a text without quotes, and that of a document, by a character of its own. */
const scalarMark = "\u001f";
const documentMark = "\u0002";

/** Few files hold this: to look for it takes far less time than to read all of them once more. An alias needs an anchor. */
const suspicious = /\S[ \t]+#|(?:^|[ \t:[{,-])[&!]/m;

export function mayLoseWords(text: string): boolean {
  return suspicious.test(text);
}

const signs: Record<string, string> = { "&": "an anchor", "!": "a tag", "*": "an alias" };

/** Finds comments beside a value, anchors, tags and aliases: nobody means them here, and a text without quotes may begin them. */
export function findLostWords(text: string, { mayHoldComments }: LostWordsOptions): LostWords[] {
  const lost: LostWords[] = [];
  let line = 1;
  let isText = false;
  let isBesideValue = false;
  for (const token of new Lexer().lex(text)) {
    if (token === scalarMark || token === documentMark) {
      isText = token === scalarMark;
      continue;
    }
    const sign = isText ? "" : (token[0] ?? "");
    if (sign in signs) {
      const expected = `put quotes around a text that begins with ${sign}`;
      lost.push({ line, found: `${signs[sign]}, ${shorten(token)}`, expected });
    } else if (sign === "#" && isBesideValue && !mayHoldComments) {
      const expected = "put quotes around a text that holds #; a comment stands on a line of its own";
      lost.push({ line, found: `a comment, ${shorten(token)}`, expected });
    }
    if (token.endsWith("\n")) isBesideValue = false;
    else if (token.trim() !== "") isBesideValue = true;
    isText = false;
    line += token.split("\n").length - 1;
  }
  return lost;
}

function shorten(token: string): string {
  return token.length > 40 ? `'${token.slice(0, 38).trimEnd()}…'` : `'${token}'`;
}
