/// <reference types="node" />
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { locales } from "../../domain/locale.ts";
import { pluralRuleOf } from "./plural-rules.ts";

const tables = createRequire(import.meta.url)("@messageformat/runtime/lib/cardinals") as Record<
  string,
  (count: number) => string
>;

describe("plural rules (R1.2)", () => {
  it.each(locales)("agree with the message compiler's tables in %s", (locale) => {
    const rule = pluralRuleOf(locale);
    for (const count of [...Array(130).keys(), 1000, 1_000_000, 2_000_000]) {
      expect(rule(count), String(count)).toBe(tables[locale]?.(count));
    }
  });
});
