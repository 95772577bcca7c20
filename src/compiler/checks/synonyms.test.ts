import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const file = "synonyms/en.yaml";

describe("checkSynonyms", () => {
  it("reports a word that stands twice in its group", async () => {
    const content = new TestContent().write(file, "- [retro, retrospective]\n- [vote, poll, vote]\n");
    expect(await content.problems()).toEqual([
      content.problemAt(file, "poll", "1.2", "'vote' a second time", "write each entry once"),
    ]);
  });

  it("lets a word stand in several groups", async () => {
    expect(await new TestContent().write(file, "- [poll, vote]\n- [poll, survey]\n").problems()).toEqual([]);
  });

  it("leaves alone a group that is broken, of which only that is told", async () => {
    const content = new TestContent().write(file, "- [retro]\n- vote\n- [poll, 5, poll]\n");
    expect(await content.problems()).toEqual([
      content.problemAt(file, "retro", "0", "1 entry", "write at least 2"),
      content.problemAt(file, "vote", "1", "'vote'", "write a list"),
      content.problemAt(file, "poll", "2.1", "5", "write a text"),
    ]);
  });

  it("reports a file that is no list", async () => {
    const content = new TestContent().write(file, "retro: [retrospective]\n");
    expect(await content.problems()).toEqual([content.problemAt(file, "retro", "", "fields", "write a list")]);
  });
});
