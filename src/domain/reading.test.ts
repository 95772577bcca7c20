import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countReading, formatTemplates, isReadingBlocked, parseReadings, type Readings } from "./reading.ts";
import type { TemplateReference } from "./template.ts";

const noReadings: Readings = { count: 0, templates: [] };

const template = fc
  .tuple(fc.constantFrom("inspiration", "session"), fc.integer({ min: 0, max: 15 }))
  .map(([kind, number]) => `${kind}:template-${number}` as TemplateReference);

const limit = fc.integer({ min: 0, max: 8 });

/** Visits one after the other, as the site has it: a page is shown, and counted. */
function visit(templates: readonly TemplateReference[], most: number) {
  let readings: Readings = noReadings;
  const wasBlocked = templates.map((one) => {
    const isBlocked = isReadingBlocked(readings, one, most);
    readings = countReading(readings, one, most);
    return isBlocked;
  });
  return { readings, wasBlocked };
}

describe("reading (R4.3)", () => {
  it("is open for the first templates, as many as the limit says, and blocked for all others", () => {
    fc.assert(
      fc.property(fc.array(template, { maxLength: 40 }), limit, (templates, most) => {
        const open = [...new Set(templates)].slice(0, most);
        const { wasBlocked } = visit(templates, most);
        expect(wasBlocked).toEqual(templates.map((one) => !open.includes(one)));
      }),
    );
  });

  it("counts each template once, and none that is blocked", () => {
    fc.assert(
      fc.property(fc.array(template, { maxLength: 40 }), limit, (templates, most) => {
        const { readings } = visit(templates, most);
        const open = [...new Set(templates)].slice(0, most);
        expect(readings).toEqual({ count: open.length, templates: open });
      }),
    );
  });

  it("blocks the sixth where five may be read", () => {
    const six = [1, 2, 3, 4, 5, 6].map((number): TemplateReference => `inspiration:template-${number}`);
    expect(visit(six, 5).wasBlocked).toEqual([false, false, false, false, false, true]);
  });

  it("goes by the number where a browser has kept no more than that", () => {
    expect(isReadingBlocked(parseReadings("5", null), "session:retro", 5)).toBe(true);
    expect(isReadingBlocked(parseReadings("4", null), "session:retro", 5)).toBe(false);
  });

  it("leaves open what has been read, also when fewer may be read from now on", () => {
    const { readings } = visit(["inspiration:swot", "inspiration:roti", "session:retro"], 5);
    for (const one of readings.templates) expect(isReadingBlocked(readings, one, 1)).toBe(false);
    expect(isReadingBlocked(readings, "inspiration:kanban", 1)).toBe(true);
  });
});

describe("what the browser has kept", () => {
  it("reads back what was written", () => {
    fc.assert(
      fc.property(fc.array(template, { maxLength: 40 }), limit, (templates, most) => {
        const { readings } = visit(templates, most);
        expect(parseReadings(String(readings.count), formatTemplates(readings.templates))).toEqual(readings);
      }),
    );
  });

  it("is nothing where it is nonsense, whoever wrote it (R4.3)", () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.string()), (count, templates) => {
        const readings = parseReadings(count, templates);
        expect(Number.isSafeInteger(readings.count) && readings.count >= 0).toBe(true);
        for (const one of readings.templates) expect(one).toMatch(/^(inspiration|session):[a-z0-9-]+$/);
      }),
    );
    for (const nonsense of ["-5", "5.5", "6e9", " 7", "9".repeat(20), "Infinity", "[6]", ""]) {
      expect(parseReadings(nonsense, nonsense)).toEqual(noReadings);
    }
  });
});
