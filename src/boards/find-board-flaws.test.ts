import { describe, expect, it } from "vitest";
import type { BoardFacts, BoardFlaw, BoardWords } from "../domain/board.ts";
import { checkBoardFacts, drawBoard } from "./draw-board.tsx";
import { boardKinds } from "./registry.ts";
import { boardSamples, measureRoughly, sampleOf } from "./test-boards.ts";

const kinds = Object.keys(boardSamples);
const measure = measureRoughly;

/** The flaws of a sample after a change to it. */
function flawsAfter(kind: string, change: (facts: BoardFacts, words: BoardWords) => void): BoardFlaw[] {
  const { facts, words } = sampleOf(kind);
  change(facts, words);
  return [...checkBoardFacts(facts), ...drawBoard(facts, words, measure).flaws];
}

function fieldsAfter(kind: string, change: (facts: BoardFacts, words: BoardWords) => void): string[] {
  return flawsAfter(kind, change).map((flaw) => flaw.field);
}

function firstId(facts: BoardFacts): string {
  return facts.areas[0]?.id ?? "";
}

describe("what keeps a board from being drawn", () => {
  it("names the kinds that exist when a board asks for another", () => {
    const [flaw] = checkBoardFacts({ kind: "spiral", areas: [] });
    expect(flaw).toMatchObject({ in: "facts", field: "board.kind", found: "'spiral'" });
    expect(flaw?.expected).toMatch(/^write one of: arcs, .*quadrants/);
    expect(checkBoardFacts({ kind: "column", areas: [] })[0]?.expected).toMatch(/^did you mean 'columns'\?/);
  });

  describe.each(kinds)("%s", (kind) => {
    const { facts } = sampleOf(kind);

    it("says what to write in place of everything that is wrong", () => {
      const flaws = [
        ...flawsAfter(kind, (changed) => {
          for (const area of changed.areas)
            Object.assign(area, { value: 99, icon: "spiral", at: [1, 99, 1, 1], correct: true });
          Object.assign(changed, { grid: changed.grid === undefined ? [1, 1] : [99, 99] });
        }),
        ...flawsAfter(kind, (changed) => {
          changed.areas = [...changed.areas, ...changed.areas];
          delete changed.grid;
          for (const area of changed.areas)
            for (const name of ["value", "icon", "at", "correct"] as const) delete area[name];
        }),
        ...flawsAfter(kind, (_, words) => {
          words.areas = {
            [firstId(facts)]: { label: "", notes: ["a", "b", "c", "d"] },
            stranger: { label: "Stranger" },
          };
          words.labels = { stranger: "Stranger" };
          if (words.title === undefined) words.title = "A title";
          else delete words.title;
        }),
        ...flawsAfter(kind, (_, { areas }) => {
          for (const area of Object.values(areas)) area.label = "far too long a label ".repeat(9).trim();
        }),
      ];
      for (const { expected } of flaws) expect(expected).toMatch(/^(?:write|remove|did you mean) /);
    });

    it("reports an area too few in the facts", () => {
      const { areas } = boardKinds.get(kind)?.needs ?? {};
      const least = areas !== undefined && "from" in areas ? areas.from : 4;
      const fields = fieldsAfter(kind, (changed) => {
        changed.areas = changed.areas.slice(0, least - 1);
      });
      expect(fields).toContain("board.areas");
    });

    it("reports words that are missing for an area, and words for none", () => {
      const id = firstId(facts);
      const fields = fieldsAfter(kind, (_, changed) => {
        delete changed.areas[id];
        changed.areas.stranger = { label: "Stranger" };
      });
      expect(fields).toContain(`board.areas.${id}`);
      expect(fields).toContain("board.areas.stranger");
    });

    it("reports too many notes", () => {
      const id = firstId(facts);
      const fields = fieldsAfter(kind, (_, changed) => {
        const area = changed.areas[id];
        if (area !== undefined) area.notes = ["a", "b", "c", "d"];
      });
      expect(fields).toEqual([`board.areas.${id}.notes`]);
    });

    it("reports a title where there must be none, and none where there must be one", () => {
      const fields = fieldsAfter(kind, (_, changed) => {
        if (changed.title === undefined) changed.title = "A title";
        else delete changed.title;
      });
      expect(fields).toEqual(boardKinds.get(kind)?.needs.title === "optional" ? [] : ["board.title"]);
    });

    it("reports a value, an icon, a place or a mark that is missing or unexpected", () => {
      const needs = boardKinds.get(kind)?.needs;
      const fields = fieldsAfter(kind, (changed) => {
        const [area] = changed.areas;
        if (area === undefined) return;
        if (needs?.value === true || needs?.value === "first") delete area.value;
        else area.value = 3;
        area.icon = needs?.icons ? "moon" : "sun";
        if (needs?.grid) delete area.at;
        else area.at = [1, 1, 1, 1];
        if (needs?.correct) area.correct = true;
        else area.correct = false;
      });
      const marks = needs?.correct ? "board.areas" : "board.areas.0.correct";
      expect(fields.sort()).toEqual([marks, "board.areas.0.at", "board.areas.0.icon", "board.areas.0.value"].sort());
    });

    it("reports a label that does not fit, and says how much shorter it must be", () => {
      const id = firstId(facts);
      const [flaw] = flawsAfter(kind, (_, changed) => {
        const area = changed.areas[id];
        if (area !== undefined) area.label = "far too long a label ".repeat(9).trim();
      });
      expect(flaw).toMatchObject({ in: "words", field: `board.areas.${id}.label` });
      expect(flaw?.expected).toMatch(/about \d+ characters fit here, \d+ fewer/);
    });
  });

  it("reports a note that does not fit by its field", () => {
    const [flaw] = flawsAfter("speedboat", (_, words) => {
      words.areas.wind = {
        label: "Wind",
        notes: ["much too long a note for a small piece of sticky paper ".repeat(3)],
      };
    });
    expect(flaw).toMatchObject({ in: "words", field: "board.areas.wind.notes.0" });
  });

  it("reports what does not fit beside an area without words whose name begins alike", () => {
    const fields = fieldsAfter("quadrants", ({ areas }, words) => {
      const [first, second] = areas as [(typeof areas)[0], (typeof areas)[0]];
      [first.id, second.id] = ["team", "team-lead"];
      delete words.areas.a;
      words.areas["team-lead"] = { label: "far too long a label ".repeat(9).trim() };
      delete words.areas.b;
    });
    expect(fields).toEqual(expect.arrayContaining(["board.areas.team", "board.areas.team-lead.label"]));
  });

  it("reports values beyond a scale, and values where only the first area has one", () => {
    const fields = fieldsAfter("score", ({ areas }) => {
      for (const area of areas) area.value = 11;
    });
    expect(fields).toEqual(["board.areas.0.value", "board.areas.1.value", "board.areas.2.value"]);
  });

  it("reports values and notes in areas of a kind that has them in others alone", () => {
    const fields = fieldsAfter("poster", ({ areas }) => {
      for (const area of areas) area.value = 3;
    });
    expect(fields).toEqual([0, 1, 3, 4, 5].map((index) => `board.areas.${index}.value`));
    const [flaw] = flawsAfter("postcard", (_, { areas }) => {
      areas.stamp = { label: "A stamp", notes: ["One"] };
    });
    expect(flaw).toMatchObject({ field: "board.areas.stamp.notes", expected: "remove them: this area has no notes" });
  });

  it("asks for a value where the icon does", () => {
    expect(fieldsAfter("form", ({ areas }) => delete areas[0]?.value)).toEqual(["board.areas.0.value"]);
    expect(fieldsAfter("form", ({ areas }) => Object.assign(areas[1] ?? {}, { value: 3 }))).toEqual([
      "board.areas.1.value",
    ]);
  });

  it("reports an icon that stands twice where every area has its own", () => {
    expect(fieldsAfter("tree", ({ areas }) => Object.assign(areas[1] ?? {}, { icon: areas[0]?.icon }))).toEqual([
      "board.areas.1.icon",
    ]);
  });

  it("reports a text once that stands on a board several times", () => {
    const label = "much too long a label for any box of this kind of board ".repeat(3);
    expect(fieldsAfter("bracket", (_, { areas }) => Object.assign(areas.v0 ?? {}, { label }))).toEqual([
      "board.areas.v0.label",
    ]);
  });

  it("reports an area without the other of its pair", () => {
    const [flaw] = flawsAfter("pairs", ({ areas }) => areas.pop());
    expect(flaw).toMatchObject({ field: "board.areas", expected: "write 4 to 8 areas, a multiple of 2" });
  });

  it("reports missing, unexpected and long labels of axes", () => {
    const fields = fieldsAfter("axes", (_, words) => {
      words.labels = { ...words.labels, x: "", yHigh: "much more than enough for it ".repeat(2), z: "Depth" };
    });
    expect(fields).toEqual(["board.labels.x", "board.labels.z", "board.labels.yHigh"]);
  });

  it("measures labels rather than counting their letters", () => {
    expect(
      fieldsAfter("axes", (_, words) => Object.assign(words.labels ?? {}, { yHigh: "a little over 16" + "!" })),
    ).toEqual([]);
  });

  it("reports labels where a kind has none", () => {
    expect(fieldsAfter("quadrants", (_, words) => Object.assign(words, { labels: { x: "X" } }))).toEqual([
      "board.labels.x",
    ]);
  });

  it("reports places off the grid and places taken twice", () => {
    const fields = fieldsAfter("canvas", ({ areas }) => {
      const [, second, third] = areas;
      if (second !== undefined) second.at = [1, 2, 1, 1];
      if (third !== undefined) third.at = [3, 3, 2, 1];
    });
    expect(fields).toContain("board.areas.1.at");
    expect(fields).toContain("board.areas.2.at");
  });

  it("reports a missing grid, and a grid where a kind has none", () => {
    expect(fieldsAfter("canvas", (facts) => delete facts.grid)).toEqual(["board.grid"]);
    expect(fieldsAfter("wall", (facts) => Object.assign(facts, { grid: [2, 2] }))).toEqual(["board.grid"]);
  });

  it("reports a grid that its areas do not fill, and one that is too large", () => {
    expect(fieldsAfter("table", (facts) => facts.areas.pop())).toContain("board.areas");
    expect(fieldsAfter("table", (facts) => Object.assign(facts, { grid: [6, 1] }))).toContain("board.grid");
    expect(fieldsAfter("table", (facts) => delete facts.grid)).toContain("board.grid");
  });

  it("reports labels of columns and rows that are missing, or that the grid does not have", () => {
    const fields = fieldsAfter("table", (_, words) => {
      words.labels = { ...words.labels, column2: "", row3: "Nobody" };
    });
    expect(fields).toEqual(["board.labels.column2", "board.labels.row3"]);
  });

  it("lets an icon be left out where a kind does not need it, and reports an unknown one", () => {
    expect(fieldsAfter("columns", ({ areas }) => delete areas[0]?.icon)).toEqual([]);
    expect(fieldsAfter("columns", ({ areas }) => Object.assign(areas[0] ?? {}, { icon: "sun" }))).toEqual([
      "board.areas.0.icon",
    ]);
  });

  it("reports ids that stand twice and ids that a kind does not know", () => {
    expect(
      fieldsAfter("quadrants", ({ areas }) => {
        const second = areas[1];
        if (second !== undefined) second.id = "a";
      }),
    ).toContain("board.areas.1.id");
    const [flaw] = flawsAfter("speedboat", ({ areas }) => {
      const [first] = areas;
      if (first !== undefined) first.id = "motor";
    });
    expect(flaw).toMatchObject({ field: "board.areas", expected: "write the areas wind, island, anchor, rocks" });
  });
});
