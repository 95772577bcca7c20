import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";

describe("checkBoards", () => {
  it("reports what the drawing says of the facts, once for all languages", async () => {
    const content = new TestContent().set(facts, "board.kind", "quadrant");
    const problems = await content.problems({
      findBoardFlaws: ({ kind }, words) =>
        words || kind === "quadrants"
          ? []
          : [{ in: "facts", field: "board.kind", found: `'${kind}'`, expected: "write quadrants" }],
    });
    expect(problems).toEqual([
      content.problemAt(facts, "kind: quadrant", "board.kind", "'quadrant'", "write quadrants"),
    ]);
  });

  it("reports what it says of the words, in the file of that language", async () => {
    const file = "inspirations/beta/es.yaml";
    const content = new TestContent().set(file, "board.areas.plus.notes", ["Parte h", "¡Demasiado!"]);
    const problems = await content.problems({
      findBoardFlaws: (_, words) =>
        (words?.areas.plus?.notes ?? []).slice(1).map((note, index) => ({
          in: "words",
          field: `board.areas.plus.notes.${index + 1}`,
          found: note,
          expected: "write one note",
        })),
    });
    expect(problems).toEqual([
      content.problemAt(file, "¡Demasiado!", "board.areas.plus.notes.1", "¡Demasiado!", "write one note"),
    ]);
  });

  it("reports what the timeline says of the blocks of a session", async () => {
    const file = "sessions/gamma/it.yaml";
    const content = new TestContent().set(file, "blocks.2.title", "Una fase molto lunga");
    const problems = await content.problems({
      findTimelineFlaws: ({ blocks, words }, locale) =>
        words.flatMap(({ title }, index) =>
          locale === "it" && title.length > 10 && blocks[index]?.minutes === 5
            ? [{ in: "words" as const, field: `blocks.${index}.title`, found: title, expected: "write less" }]
            : [],
        ),
    });
    expect(problems).toEqual([
      content.problemAt(file, "Una fase molto", "blocks.2.title", "Una fase molto lunga", "write less"),
    ]);
  });

  it("draws no timeline with a block more than the facts have", async () => {
    const more = { title: "Fase", do: "Fase", say: "Fase", after: "Fase" };
    const content = new TestContent().set("sessions/gamma/it.yaml", "blocks.5", more);
    const counts: number[] = [];
    await content.problems({
      findTimelineFlaws: ({ words }) => {
        counts.push(words.length);
        return [];
      },
    });
    expect(counts).toEqual(Array.from({ length: 6 }, () => 5));
  });
});
