import { describe, expect, it } from "vitest";
import { escapeControls } from "./escape-controls.ts";

describe("escapeControls", () => {
  it("writes out what a terminal would obey, and what would begin a line", () => {
    expect(escapeControls("a\u001b[31mb\r\nc\u0085\u2028d\u0000\u007f\u009b")).toBe(
      "a\\u{1b}[31mb\\u{d}\\u{a}c\\u{85}\\u{2028}d\\u{0}\\u{7f}\\u{9b}",
    );
  });

  it("writes out what turns the direction of the text, or hides in it", () => {
    expect(escapeControls("\u202egpj\u2066\u200b\u{e0001}")).toBe("\\u{202e}gpj\\u{2066}\\u{200b}\\u{e0001}");
  });

  it("leaves the letters of all languages", () => {
    expect(escapeControls("Zoë, 山田 שרה 👍")).toBe("Zoë, 山田 שרה 👍");
  });
});
