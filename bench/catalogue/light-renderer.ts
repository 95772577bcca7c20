import type { BoardFacts } from "../../src/domain/board.ts";
import type { Renderer } from "../../src/domain/renderer.ts";

/**
 * Draws listings for real and little else: no pages of templates, and each board once, however many templates share it. The
 * picture of each card still has an address of its own, as it would if its board were another.
 */
export function lightRenderer(renderer: Renderer): Renderer {
  const cards = new Map<BoardFacts, string>();
  const boards = new Map<BoardFacts, ReturnType<Renderer["drawPicture"]>>();
  let count = 0;
  return {
    ...renderer,
    renderDocument: (file, assets, withoutScript) =>
      file.data.screen === "template"
        ? { document: "<!doctype html>", html: "" }
        : renderer.renderDocument(file, assets, withoutScript),
    drawCard: (picture, chalk) => {
      count += 1;
      const draw = () => renderer.drawCard(picture, chalk);
      return `${"board" in picture ? remember(cards, picture.board, draw) : draw()}<!-- ${count} -->`;
    },
    drawPicture: (picture, locale) => {
      const draw = () => renderer.drawPicture(picture, locale);
      return "board" in picture ? remember(boards, picture.board, draw) : draw();
    },
    drawSocialImage: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
}

function remember<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
