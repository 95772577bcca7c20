import { describe, expect, it } from "vitest";
import { headersFor, headersForAll, parseHeaderRules } from "./header-rules.ts";

const rules = parseHeaderRules(`# for hosts
/*
  X-All: 1
  X-Colon: a: b

/*/
  Cache-Control: no-cache
/assets/js/*
  Cache-Control: immutable
  # no header: only a remark
  x-all: 2
/exact
  X-Exact: yes
/
  X-Home: yes
`);

describe("header rules", () => {
  it("gives the headers of every rule that matches", () => {
    expect(headersFor(rules, "/exact")).toEqual({ "x-all": "1", "x-colon": "a: b", "x-exact": "yes" });
    expect(headersFor(rules, "/exactly")).not.toHaveProperty("x-exact");
  });

  it("lets * stand for slashes too, but not for nothing between two slashes", () => {
    expect(headersFor(rules, "/fr/inspiration/swot/")["cache-control"]).toBe("no-cache");
    expect(headersFor(rules, "/")).not.toHaveProperty("cache-control");
    expect(headersFor(rules, "/assets/js/deep/a.js")["cache-control"]).toBe("immutable");
    expect(headersFor(rules, "/assets/css/a.css")).not.toHaveProperty("cache-control");
  });

  it("leaves out remarks", () => {
    expect(Object.keys(headersFor(rules, "/assets/js/a.js")).sort()).toEqual(["cache-control", "x-all", "x-colon"]);
  });

  it("joins the values of a header that two rules set, whatever its case", () => {
    expect(headersFor(rules, "/assets/js/a.js")["x-all"]).toBe("1, 2");
  });

  it("knows what belongs to every path", () => {
    expect(headersForAll(rules)).toEqual({ "x-all": "1", "x-colon": "a: b" });
  });

  it("finds nothing in an empty file, nor in headers without a path", () => {
    expect(parseHeaderRules("\n  X-Lost: 1\n")).toEqual([]);
  });
});
