import { describe, expect, it } from "vitest";
import type { PartData } from "../../../../domain/page.ts";
import { fitPlan, type KnownBlock } from "../../../../domain/plan/fit-plan.ts";
import type { PlanBlock } from "../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../domain/plan/plan-template.ts";
import { breakOf, known, partOf, templateOf } from "../../../../domain/plan/test-plans.ts";
import { blockInWords, titleOfBlock, titleOfPart, type WordsOfTemplate } from "./block-in-words.ts";

const inEnglish = templateOf([partOf(10, 5, { title: "Open" }), partOf(5, 5, { title: "Close" })], { name: "Swot" });
const inFrench: PlanTemplate = {
  ...inEnglish,
  name: "Le swot",
  parts: [partOf(10, 5, { title: "Ouvrir" }), partOf(5, 5, { title: "Conclure" })],
};
const session = { ...inEnglish, kind: "session" as const, key: "weekly" };
const secondOfSession = { kind: "session", key: "weekly", number: 2 } as const;

const partData = (title: string): PartData =>
  ({ ...partOf(10, 5), title, do: `<p>${title}</p>`, say: `${title}!`, result: `${title}.` }) as unknown as PartData;
const partsInFrench = [partData("Ouvrir"), partData("Conclure")];

function inWords(blocks: KnownBlock[], words: WordsOfTemplate) {
  const plan = { title: "", start: "09:00", people: 8, minutes: 20, blocks: blocks.map(({ block }) => block) };
  return fitPlan(plan, blocks).blocks.map((block) => blockInWords(block, words));
}

const ofSession: KnownBlock = { block: secondOfSession, template: session, parts: session.parts.slice(1) };

describe("a block in words (R10.7)", () => {
  it("has titles alone where nothing is read", () => {
    const [activity, pause] = inWords([known(inEnglish), breakOf(5)], {});
    expect(activity).toMatchObject({ title: "Swot", steps: [{ title: "Open" }, { title: "Close" }] });
    expect(activity?.steps[0]).not.toHaveProperty("do");
    expect(pause).toMatchObject({ title: "", steps: [] });
  });

  it("has each step with its fitted minutes and its words, beside the same step of the second language", () => {
    const [block] = inWords([known(inEnglish), breakOf(8)], {
      parts: [partData("Open"), partData("Close")],
      second: { template: inFrench, parts: partsInFrench },
    });
    expect(block?.steps[0]).toMatchObject({
      title: "Open",
      do: "<p>Open</p>",
      say: "Open!",
      result: "Open.",
      fitted: { minutes: 7 },
      second: { title: "Ouvrir", do: "<p>Ouvrir</p>", say: "Ouvrir!", result: "Ouvrir." },
    });
  });

  it("takes the one step of a session's block, in both languages", () => {
    const [block] = inWords([ofSession], {
      parts: [partData("Open"), partData("Close")],
      second: { template: inFrench, parts: partsInFrench },
    });
    expect(block?.title).toBe("Close");
    expect(block?.steps).toHaveLength(1);
    expect(block?.steps[0]).toMatchObject({ say: "Close!", second: { title: "Conclure", say: "Conclure!" } });
  });

  it("goes without the second language where that lacks the template, or has not come", () => {
    const [block] = inWords([known(inEnglish)], { parts: [partData("Open"), partData("Close")] });
    expect(block?.steps[1]).not.toHaveProperty("second");
  });

  it("names blocks and their parts", () => {
    const own: PlanBlock = { kind: "own", minutes: 5, title: "Budget", note: "" };
    expect(titleOfBlock(own, undefined)).toBe("Budget");
    expect(titleOfBlock(secondOfSession, inFrench)).toBe("Conclure");
    expect(titleOfPart({ kind: "activity", key: "one" }, inFrench, 1)).toBe("Conclure");
    expect(titleOfPart(secondOfSession, inFrench, 1)).toBe("");
  });
});
