import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanKeyword,
  emptyQuery,
  type ListingQuery,
  longestKeyword,
  mostRanges,
  readQuery,
  writeQuery,
} from "./listing-query.ts";
import { offered, queries } from "./test-listing.ts";

const read = (search: string) => readQuery(search, offered);

/** The same query said in the one way that addresses have. */
const canonical = (query: ListingQuery): ListingQuery => read(writeQuery(query));

describe("the address of a listing (R2.14)", () => {
  it("holds keyword, filters, favourites and sort in short parameters, in one order", () => {
    const query: ListingQuery = {
      keyword: "two words",
      chosen: { author: ["people"], people: ["14", "6-10"], minutes: ["1-25"], goal: ["meet", "decide"] },
      favourites: true,
      sort: "name",
    };
    const address = "?q=two+words&goal=decide,meet&people=6-10,14&minutes=1-25&author=people&favourites=1&sort=name";
    expect(writeQuery(query)).toBe(address);
    expect(writeQuery(read(address))).toBe(address);
  });

  it("is empty for the plain listing", () => {
    expect(writeQuery(emptyQuery)).toBe("");
    expect(read("")).toEqual(emptyQuery);
    expect(read("?")).toEqual(emptyQuery);
  });

  it("leads back to the same query, whatever the query", () => {
    const sorted = ({ chosen, ...query }: ListingQuery) => ({
      ...query,
      chosen: Object.fromEntries(Object.entries(chosen).map(([facet, values]) => [facet, [...values].sort()])),
    });
    fc.assert(
      fc.property(queries, (query) => {
        const { sort, ...rest } = query;
        const keyword = cleanKeyword(query.keyword);
        const isAsked = keyword !== "" || Object.keys(rest.chosen).length > 0;
        const isUsual = sort === (isAsked ? "match" : "date");
        const expected = { ...rest, keyword, ...(sort && !isUsual && { sort }) };
        expect(sorted(canonical(query))).toEqual(sorted(expected));
        expect(writeQuery(canonical(query))).toBe(writeQuery(query));
      }),
    );
  });

  it("is what a browser makes of it, whatever the keyword", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (keyword) => {
        const address = writeQuery({ ...emptyQuery, keyword });
        expect(new URL(address, "https://marelle.example/").search).toBe(address);
      }),
      { examples: [["l'humeur de l'équipe"], ["it's #1? (100 %) & more!*~"]] },
    );
  });

  it("is one and the same for one query, in whatever order it was put together", () => {
    fc.assert(
      fc.property(queries, ({ chosen, ...query }) => {
        const reversed = Object.entries(chosen).map(([facet, values]) => [facet, [...values].reverse()] as const);
        expect(writeQuery({ ...query, chosen: Object.fromEntries(reversed.reverse()) })).toBe(
          writeQuery({ ...query, chosen }),
        );
      }),
    );
  });

  it("takes repeated parameters together, and leaves out what is unknown, empty or malformed", () => {
    expect(read("?goal=meet&goal=decide,meet").chosen).toEqual({ goal: ["decide", "meet"] });
    expect(read("?goal=&goal=,,&tag=unheard-of,quiz&colour=red&people=0,14,10-6,abc").chosen).toEqual({
      tag: ["quiz"],
      people: ["14"],
    });
    expect(read("?q=&q=+&q=swot").keyword).toBe("swot");
    expect(read("?q=%E0%A4%A&goal=%zz&sort=%").chosen).toEqual({});
    expect(read("?sort=price&favourites=yes")).toEqual(emptyQuery);
    expect(read("?goal=__proto__,constructor&__proto__=1").chosen).toEqual({});
  });

  it("is read where a program has written its & as in HTML", () => {
    const query = read("?q=swot&goal=meet&people=14");
    for (const and of ["&amp;", "&AMP;", "&amp;amp;", "&amp%3B"]) {
      expect(read(`?q=swot${and}goal=meet${and}people=14`), and).toEqual(query);
    }
    expect(read("?amp;goal=meet").chosen).toEqual({ goal: ["meet"] });
    expect(read("?q=R%26amp;D&goal=meet").keyword).toBe("R&amp;D");
  });

  it("asks nothing of a facet of which one range holds all numbers", () => {
    expect(read("?people=6-10,1-&minutes=1-").chosen).toEqual({});
    expect(read("?people=2-&minutes=1-9999").chosen).toEqual({ people: ["2-"], minutes: ["1-9999"] });
    expect(writeQuery({ ...emptyQuery, chosen: { people: ["1-", "14"] } })).toBe("");
  });

  it("stays usable however much it holds", () => {
    const numbers = Array.from({ length: 9_999 }, (_, index) => index + 1);
    const [first, last] = [1, mostRanges].map(String);
    const ranges = read(`?people=${numbers.join(",")}&minutes=${numbers.map((it) => `${it}-9999`).join(",")}`).chosen;
    expect(ranges.people).toHaveLength(mostRanges);
    expect(ranges.people).toEqual(expect.arrayContaining([first, last]));
    expect(ranges.minutes).toHaveLength(mostRanges);
    expect(read(`?${"goal=meet&".repeat(100_000)}q=${"%F0%9F%A6%8A".repeat(10_000)}`)).toMatchObject({
      keyword: "🦊".repeat(longestKeyword),
      chosen: { goal: ["meet"] },
    });
  });

  it("offers no facet that the listing does not have", () => {
    expect(readQuery("?context=routine&people=14&goal=meet", { goal: ["meet"] }).chosen).toEqual({ goal: ["meet"] });
  });

  it("names no sort that would be there anyway: by date, unless there is a keyword", () => {
    expect(read("?sort=date").sort).toBeUndefined();
    expect(writeQuery({ ...emptyQuery, sort: "date" })).toBe("");
    expect(read("?q=retro&sort=date").sort).toBe("date");
  });

  it("never throws, and means the same when it is written anew", () => {
    const pieces = fc.constantFrom(
      "?",
      "&",
      "=",
      "goal",
      "q",
      "people",
      "%",
      "%zz",
      "+",
      ",",
      "-",
      "14",
      "meet",
      "sort",
    );
    const garbage = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 5 }))).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(garbage, (search) => {
        const query = read(search);
        expect(read(writeQuery(query))).toEqual(query);
      }),
    );
  });
});

describe("a keyword", () => {
  it("is cut where it is too long, between characters", () => {
    expect([...cleanKeyword("🦊".repeat(10_000))]).toHaveLength(longestKeyword);
    expect(cleanKeyword("a".repeat(10_000))).toHaveLength(longestKeyword);
    expect(cleanKeyword(`${"x".repeat(longestKeyword - 1)} y`)).toBe("x".repeat(longestKeyword - 1));
  });

  it("loses what nobody sees: control characters, halves of characters, spaces around and in a row", () => {
    expect(cleanKeyword(" \u0000two\t\n  words\ud800 ")).toBe("two words");
    expect(cleanKeyword("half \ufffd sign")).toBe("half sign");
    expect(cleanKeyword("<b>été</b> שלום")).toBe("<b>été</b> שלום");
    expect(cleanKeyword("\u202eoks\u2066")).toBe("oks");
    expect(cleanKeyword("👩‍👧")).toBe("👩‍👧");
  });

  it("is clean once it has been cleaned", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
        expect(cleanKeyword(cleanKeyword(text))).toBe(cleanKeyword(text));
      }),
    );
  });
});
