import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, type TextRoom, widthSlack } from "./fit-text.ts";

const measure = (line: string) => line.length * 0.5;

function room(change: Partial<TextRoom> = {}): TextRoom {
  return { width: 112, height: 70, sizes: [16, 14, 13], leading: 1.2, measure, ...change };
}

const texts = fc
  .array(fc.string({ unit: fc.constantFrom(..."abcdefgäéñ-/\u00ad"), minLength: 1, maxLength: 24 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((words) => words.join(" "));

describe("fitText", () => {
  it("keeps every line within the width, with slack for a wider font", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 60, max: 300 }), (text, width) => {
        const fitted = fitText(text, room({ width, height: 400 }));
        fc.pre(fitted.fits);
        for (const line of fitted.lines)
          expect(measure(line) * fitted.size * (1 + widthSlack)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it("keeps the lines within the height", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 16, max: 200 }), (text, height) => {
        const fitted = fitText(text, room({ height }));
        fc.pre(fitted.fits);
        expect(fitted.lines.length * fitted.size * 1.2).toBeLessThanOrEqual(height);
      }),
    );
  });

  it("loses no letter, fitting or not", () => {
    // Hyphens come and go with soft hyphens, so letters alone are compared.
    const letters = (text: string) => text.replace(/[\s\u00ad-]/g, "");
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 300 }), (text, width) => {
        expect(letters(fitText(text, room({ width })).lines.join(""))).toBe(letters(text));
      }),
    );
  });

  it("takes the largest size that fits", () => {
    expect(fitText("short", room())).toMatchObject({ fits: true, size: 16 });
    expect(fitText("a text of four and forty letters, as it says", room({ height: 64 }))).toMatchObject({
      fits: true,
      size: 13,
    });
  });

  it("evens out the lines", () => {
    expect(fitText("one two three four", room({ width: 125 })).lines).toEqual(["one two", "three four"]);
  });

  it("cuts a word at hyphens, slashes and soft hyphens, and only where it has no line to itself", () => {
    expect(fitText("after-school", room()).lines).toEqual(["after-school"]);
    expect(fitText("Kunden\u00adbeziehungen", room({ width: 90, sizes: [14] })).lines).toEqual([
      "Kunden-",
      "beziehungen",
    ]);
    expect(fitText("Kunden\u00adbeziehungen", room({ width: 150, sizes: [14] })).lines).toEqual(["Kundenbeziehungen"]);
    expect(fitText("mornings/afternoons", room({ width: 100, sizes: [14] })).lines).toEqual([
      "mornings/",
      "afternoons",
    ]);
  });

  it("keeps words together that a no-break space joins", () => {
    expect(fitText("about 12\u00a0km", room({ width: 62, sizes: [16] })).lines).toEqual(["about", "12\u00a0km"]);
  });

  it("says about how many characters there is room for", () => {
    const fitted = fitText("a text that is far too long for a box that holds two lines", room({ height: 33 }));
    expect(fitted).toMatchObject({ fits: false, size: 13 });
    expect(fitted.fits ? 0 : fitted.roomFor).toBeGreaterThan(20);
    expect(fitted.fits ? 0 : fitted.roomFor).toBeLessThan(34);
  });

  it("names the word that is wider than a line", () => {
    expect(fitText("die Wettbewerbsvorteile", room({ width: 80 }))).toMatchObject({
      fits: false,
      longWord: "Wettbewerbsvorteile",
    });
  });

  it("measures no line twice, whatever the sizes and however often it evens out lines", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 20, max: 300 }), (text, width) => {
        const measured: string[] = [];
        const noting = (line: string) => {
          measured.push(line);
          return measure(line);
        };
        fc.pre(fitText(text, room({ width, measure: noting })).fits);
        // One with a soft hyphen in it and one without look the same.
        fc.pre(!text.includes("\u00ad"));
        expect(new Set(measured).size).toBe(measured.length);
      }),
    );
  });
});
