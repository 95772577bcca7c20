import { hasMarkup } from "../markdown.ts";
import type { Problem } from "../problem.ts";
import type { Text } from "../texts.ts";

/** Prose keeps to what the pages can show; a line is plain text. */
export function checkMarkup(texts: Text[]): Problem[] {
  return texts.flatMap(({ source, field, markup, written, prose }) => {
    if (prose) {
      return prose.foreignConstructs.map((construct) =>
        source.problem(field, construct, "write paragraphs, lists, **strong**, *emphasis* and links only"),
      );
    }
    return markup === "line" && hasMarkup(written)
      ? [source.problem(field, "markup", "write plain text: this field takes no markup and no links")]
      : [];
  });
}
