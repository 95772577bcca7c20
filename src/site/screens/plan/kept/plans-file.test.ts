import { describe, expect, it } from "vitest";
import { newPlanId, readPlanList } from "../../../plans/kept-plan.ts";
import { readPlansFile, writePlansFile } from "./plans-file.ts";

const plans = readPlanList([{ id: newPlanId(), query: "?v=1&title=Team+day&start=09:00&people=8", changed: 5 }]) ?? [];

describe("a file of plans", () => {
  it("holds them all, and reads as it was written", async () => {
    expect(plans).toHaveLength(1);
    expect(await readPlansFile(writePlansFile(plans))).toEqual({ plans });
  });

  it.each([
    ['{"format":"inspirations-favourites","version":1,"favourites":[]}', "fileForeign"],
    ['{"format":"inspirations-plans","version":1,"plans":{"length":1}}', "fileForeign"],
    ['{"format":"inspirations-plans","version":1,"plans":[{"query":"javascript:alert(1)"}]}', "fileEmpty"],
  ])("that is something else is told what is wrong with it: %.70s", async (text, problem) => {
    expect(await readPlansFile(new Blob([text]))).toEqual({ problem });
  });
});
