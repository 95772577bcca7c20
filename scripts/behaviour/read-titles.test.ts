import { expect, it } from "vitest";
import { readMarkedTitles } from "./read-titles.ts";

it.each([
  ['it("counts (R4.5)", () => {});', "counts", ["R4.5"]],
  ["test('counts (R4.5, R9.1)', async () => {});", "counts", ["R4.5", "R9.1"]],
  ['test.describe("counting (R2.13)", () => { test("counts", () => {}); });', "counting", ["R2.13"]],
  ['test("counts", async () => { await test.step("twice (R4.5)", () => {}); });', "twice", ["R4.5"]],
  [`for (const n of rows) it(\`counts \${n.id} and \${n.name} (R4.5)\`, () => {});`, "counts … and …", ["R4.5"]],
  ['it.each([1, 2])("counts %i to 50 % (R4.5)", () => {});', "counts … to 50 %", ["R4.5"]],
  ['describe.each(rows)("$kind.name and $other (R4.5)", () => {});', "… and …", ["R4.5"]],
  ['it.skipIf(isWindows)("counts (R4.5)", () => {});', "counts", ["R4.5"]],
  ['it("a rather long title, " + rest + " (R4.5)", () => {});', "a rather long title, …", ["R4.5"]],
  ['it("costs $5 (R4.5)", () => {});', "costs $5", ["R4.5"]],
])("reads the mark of %s", (text, title, requirements) => {
  expect(readMarkedTitles("counts.test.ts", text)).toEqual([{ title, requirements }]);
});

it.each([
  'it("counts", () => {});',
  '// it("counts (R4.5)", () => {});\nexport {};',
  'expect("counts (R4.5)").toBe(true);',
  'it.skip("counts (R4.5)", () => {});',
  'test.fixme("counts (R4.5)", () => {});',
  'it.todo("counts (R4.5)");',
  'it("counts as R4.5 says (R4.5 or so)", () => {});',
])("takes none from %s", (text) => {
  expect(readMarkedTitles("counts.test.ts", text)).toEqual([]);
});

it("reads files with elements", () => {
  expect(readMarkedTitles("counts.test.tsx", 'it("shows (R4.5)", () => { draw(<p>text</p>); });')).toHaveLength(1);
});

it("names the file that it cannot read", () => {
  expect(() => readMarkedTitles("counts.test.ts", 'it("counts (R4.5)", () => {')).toThrow(/^counts\.test\.ts: /);
});
