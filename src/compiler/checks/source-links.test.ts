import { describe, expect, it } from "vitest";
import { TestContent } from "../test-content.ts";

const facts = "inspirations/alpha/facts.yaml";
const withUrl = (url: string) => new TestContent().set(facts, "sources.0.url", url);

describe("checkSourceLinks", () => {
  it("takes a host of the list", async () => {
    expect(await withUrl("https://doi.org/10.1000/182").problems()).toEqual([]);
  });

  it.each([
    ["https://blog.example.com/post", "'blog.example.com'", /add its host to source-hosts/],
    ["http://doi.org/10.1000/182", "'http://doi.org/10.1000/182'", /begins with https/],
    ["doi.org/10.1000/182", "'doi.org/10.1000/182'", /begins with https/],
  ])("reports %s", async (url, found, expected) => {
    expect(await withUrl(url).problems()).toMatchObject([
      { field: "sources.0.url", found, expected: expect.stringMatching(expected) },
    ]);
  });
});
