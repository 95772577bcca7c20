import { expect, it } from "vitest";
import { mailLink } from "./mail-link.ts";

it("begins an e-mail with the title as its subject and the whole address in its text", () => {
  const address = "https://example.org/favourites/?list=swot&and=more";
  const link = new URL(mailLink(address, "5 templates & more, à bientôt"));
  expect(link.searchParams.get("subject")).toBe("5 templates & more, à bientôt");
  expect(link.searchParams.get("body")).toBe(address);
  // Mail programs take a plus for a plus.
  expect(link.search).not.toContain("+");
});
