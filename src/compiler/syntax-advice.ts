import type { ErrorCode } from "yaml";

export interface SyntaxMistake {
  code: ErrorCode;
  message: string;
  /** The line that the parser names, and its part before the mistake. */
  line: string;
  before: string;
}

const indentation =
  "indent with two spaces a level, here and in the next line, like the other entries of the same list";
const quoted = "put double quotes around the whole text, and typographic ones within";
const colon = "put quotes around a text that holds a colon";

/** The mend for a mistake in YAML, if the parser's complaint lets the writer's intention be guessed. */
export function adviseOnSyntax({ code, message, line, before }: SyntaxMistake): string {
  switch (code) {
    case "TAB_AS_INDENT":
      return "indent with two spaces, not with a tab";
    case "BAD_INDENT":
      return message.startsWith("Flow") ? "close the bracket that is open" : indentation;
    case "BLOCK_AS_IMPLICIT_KEY":
      return /:\s.*:(?:\s|$)/.test(line) ? colon : indentation;
    case "MISSING_CHAR":
      return message.includes("closing") ? "close the quotation mark of the text above" : indentation;
    case "MULTILINE_IMPLICIT_KEY":
      return "write a colon and a space after the name of a field; indent a text that goes on from the line above";
    case "UNEXPECTED_TOKEN":
      return before.trim() === "" ? indentation : quoted;
    case "BAD_SCALAR_START":
      return "put quotes around a text that begins with this sign";
    case "BAD_DQ_ESCAPE":
      return "write \\\\ for a backslash";
    default:
      return `write valid YAML; ${colon}`;
  }
}
