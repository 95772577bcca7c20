import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { printRows } from "./rows.ts";

const log = vi.spyOn(console, "log");
beforeEach(() => void log.mockImplementation(() => {}));
afterEach(() => void log.mockReset());

const said = () => log.mock.calls.flat().join("\n");

it("names the rows that fall short, those that could not be measured among them", () => {
  printRows([
    { name: "a tick", value: 61, unit: "ms", limit: 60, peers: "firstTickMs" },
    { name: "a letter", value: 60, unit: "ms", limit: 60 },
    { name: "a start", value: Number.NaN, unit: "s", limit: 30 },
    { name: "a look", value: 900, unit: "ms" },
  ]);
  expect(said()).toMatch(/2 of 3 rows fall short: a tick; a start\.$/);
  expect(said()).toMatch(/\| a tick +\| +61 ms \| +<= 60 \| +\(!\) \| +78 \| +42 \|/);
  expect(said()).toContain("not measured");
});

it("says so where none does, and nothing where nothing was measured", () => {
  printRows([]);
  expect(said()).toBe("");
  printRows([{ name: "a letter", value: 6, unit: "ms", limit: 60 }]);
  expect(said()).toMatch(/0 of 1 rows fall short\.$/);
});
