import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { cardIconNames, drawCardIcon } from "./icons.tsx";

describe("cards", () => {
  it("show another picture for each icon, and photographs of what the facts are about", () => {
    const pictures = cardIconNames.map((name) => renderToStaticMarkup(drawCardIcon(name, 0)));
    expect(new Set(pictures).size).toBe(cardIconNames.length);
    expect(cardIconNames).toEqual(
      expect.arrayContaining(["umbrellas", "penguins", "apples", "night-train", "trumpet"]),
    );
  });
});
