import { describe, expect, it } from "vitest";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { situationsIn } from "./situations.ts";

describe("situationsIn", () => {
  it("names those that help: first what is meant for it before others, then the newest, of both kinds (R10.1)", () => {
    const catalogue = makeCatalogue([
      { key: "beside", facts: { situations: ["other", "stuck"], added: "2026-11-01" } },
      { key: "older", facts: { situations: ["stuck", "other"], added: "2026-01-01" } },
      { key: "newer", facts: { situations: ["stuck"], added: "2026-10-01" } },
      { key: "elsewhere", facts: { situations: ["other"] } },
    ]);
    const [stuck, ...others] = situationsIn(catalogue, "de");
    expect(others).toEqual([]);
    expect(stuck).toMatchObject({ id: "stuck", slug: "stuck-de" });
    expect(stuck?.templates.map(({ key }) => key)).toEqual(["newer", "gamma", "older", "beside"]);
  });

  it("leaves out, in each language, one that nothing helps in there (R10.1)", () => {
    const { sessions: _, ...catalogue } = makeCatalogue([{ key: "alpha", without: ["nl"] }]);
    expect(situationsIn({ ...catalogue, sessions: [] }, "nl")).toEqual([]);
    expect(situationsIn({ ...catalogue, sessions: [] }, "en")).toHaveLength(1);
  });
});
