import { describe, expect, it } from "vitest";
import { smallestBoard } from "../domain/board-needs.ts";
import { checkBoardFacts, drawBoard } from "./draw-board.tsx";
import { boardKinds, collectKinds } from "./registry.ts";
import { measureRoughly } from "./test-boards.ts";

function kindNamed(name: string) {
  return { [name]: { name, needs: {}, height: () => 0, draw: () => null, drawCard: () => null } };
}

describe("boardKinds", () => {
  it.each([...boardKinds.values()])("says of $name all that a sound board needs", ({ name, needs }) => {
    const board = smallestBoard(name, needs);
    expect(checkBoardFacts(board.facts)).toEqual([]);
    expect(drawBoard(board.facts, board.words, measureRoughly).flaws).toEqual([]);
  });
});

describe("collectKinds", () => {
  it("takes a kind from the file of its name, alone or in a folder beside what it draws with", () => {
    const kinds = collectKinds({
      "./kinds/gantt/chart.tsx": { Bar: () => null, icons: { plus: {} } },
      "./kinds/gantt/gantt.tsx": kindNamed("gantt"),
      "./kinds/poll.tsx": kindNamed("poll"),
    });
    expect([...kinds.keys()]).toEqual(["gantt", "poll"]);
  });

  it.each([
    ["a helper that is not in a folder", "./kinds/gantt-chart.tsx", { Bar: () => null }],
    ["a folder's file of its name without a kind", "./kinds/gantt/gantt.tsx", { Bar: () => null }],
    ["a kind of another name than its file", "./kinds/poll.tsx", kindNamed("survey")],
    ["a kind in another file of a folder", "./kinds/gantt/chart.tsx", kindNamed("gantt")],
    ["two kinds in a file", "./kinds/poll.tsx", { ...kindNamed("poll"), ...kindNamed("quiz") }],
  ])("refuses %s", (_, path, exported) => {
    expect(() => collectKinds({ [path]: exported })).toThrow(path);
  });

  it("refuses a kind that has both a file and a folder", () => {
    const files = { "./kinds/poll.tsx": kindNamed("poll"), "./kinds/poll/poll.tsx": kindNamed("poll") };
    expect(() => collectKinds(files)).toThrow("./kinds/poll/poll.tsx");
  });
});
