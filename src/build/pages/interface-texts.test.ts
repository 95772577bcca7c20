import { expect, it } from "vitest";
import { textsOf } from "./interface-texts.ts";

it("puts the brand wherever a string names it, as it is written", () => {
  const text = textsOf({ home: { title: "Meet with {brand}, {count} ways" } }, "A$$ME");
  expect(text("home", "title", { count: 3 })).toBe("Meet with A$$ME, 3 ways");
});

it.each(["{name}", "{count, plural, one {# way} other {# ways}}"])(
  "refuses %s, which nothing fills in here",
  (words) => {
    const text = textsOf({ home: { title: words } }, "Marelle");
    expect(() => text("home", "title", { count: 3 })).toThrow(/home\.title says \{.*: there is only brand, count/);
  },
);
