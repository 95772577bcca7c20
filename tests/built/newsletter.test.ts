import { expect, test } from "vitest";
import { elementsOf, readPages } from "./built-pages.ts";

test("the newsletter's block is on the French home page alone (R2.11)", () => {
  const asking = readPages().filter((page) => elementsOf(page, "input", { type: "email" }).length > 0);
  expect(asking.map(({ address }) => address)).toEqual(["/fr/"]);
});
