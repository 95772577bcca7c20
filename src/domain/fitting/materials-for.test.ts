import { describe, expect, it } from "vitest";
import type { PartFacts } from "../template.ts";
import { materialsFor } from "./materials-for.ts";

const part = (who: PartFacts["who"], uses: PartFacts["uses"]) => ({ who, uses });

describe("materialsFor", () => {
  it("counts by person, by group and once, and adds up what is used again", () => {
    const needed = materialsFor(
      [
        part("alone", [{ item: "sticky-notes", count: 4, per: "person" }]),
        part("pairs", [
          { item: "sheets", count: 1, per: "group" },
          { item: "sticky-notes", count: 2, per: "group" },
        ]),
        part("everyone", [{ item: "cards", count: 12, per: "session" }]),
      ],
      14,
    );
    expect([...needed]).toEqual([
      ["sticky-notes", 4 * 14 + 2 * 7],
      ["sheets", 7],
      ["cards", 12],
    ]);
  });

  it("takes everyone together for one group", () => {
    expect([...materialsFor([part("everyone", [{ item: "sheets", count: 2, per: "group" }])], 9)]).toEqual([
      ["sheets", 2],
    ]);
  });
});
