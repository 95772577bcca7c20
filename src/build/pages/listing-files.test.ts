import { describe, expect, it } from "vitest";
import { rootPart, shardFile } from "../../domain/finding/shards.ts";
import type { Locale } from "../../domain/locale.ts";
import { type Card, cardsPerPage } from "../../domain/page.ts";
import { type InspirationOrder, makeCatalogue } from "../testing/test-catalogue.ts";
import { makePageMaker } from "../testing/test-page-maker.ts";
import { listingData } from "./listing-data.ts";

function filesOf(orders: InspirationOrder[], locale: Locale = "en") {
  const maker = makePageMaker(makeCatalogue(orders), locale);
  const { data, files } = listingData("inspiration", maker);
  const { files: folder, search } = data;
  const shard = JSON.parse(files.find(({ address }) => address === folder + shardFile(rootPart))?.content ?? "");
  return { folder, search, files, read: (part: string) => shard[part], firstCards: data.cards };
}

const many = Array.from({ length: 50 }, (_, index) => ({ key: `t${index}` }));
const named = (key: string, name: string) => ({ key, words: { name } });

describe("the files of a listing", () => {
  it("stand in one folder, and those of the keyword in another, one in each while they are small", () => {
    const { folder, search, files } = filesOf(many, "fr");
    expect(folder).toMatch(/^\/assets\/listing\/fr-inspirations\.[0-9a-f]{8}\/$/);
    expect(search).toMatch(/^\/assets\/listing\/fr-inspirations-search\.[0-9a-f]{8}\/$/);
    expect(files.map(({ address }) => address)).toEqual([
      `${folder}index.json`,
      `${folder}first-cards.json`,
      `${search}index.json`,
    ]);
  });

  it("hold the cards of the first page apart, for pages that are no listing", () => {
    const { folder, files, firstCards } = filesOf(many);
    const shard = files.find(({ address }) => address === `${folder}first-cards.json`);
    expect(JSON.parse(shard?.content ?? "")).toEqual({ "first-cards": firstCards });
  });

  it("hold the cards after the first page, which is in the listing's data", () => {
    const { read, firstCards } = filesOf(many);
    const inFiles = Array.from({ length: 51 }, (_, position) => read(`card-${position}`) as Card | undefined);
    expect(inFiles.slice(0, cardsPerPage).concat(inFiles.slice(50))).toEqual(Array(cardsPerPage + 1).fill(undefined));
    const all = [...firstCards, ...inFiles.flatMap((card) => card ?? [])];
    expect(all.map(({ key }) => key)).toEqual(read("keys"));
  });

  it("hold the other names that a keyword may have found, as the first page does", () => {
    const { read, firstCards } = filesOf(many.map(({ key }) => ({ key, words: { alsoKnownAs: [`Other ${key}`] } })));
    expect(firstCards[0]?.alsoKnownAs).toEqual(["Other t0"]);
    expect(read("card-24").alsoKnownAs).toEqual(["Other t24"]);
    expect(filesOf(many).firstCards[0]).not.toHaveProperty("alsoKnownAs");
  });

  it("hold the order of names as the language has it", () => {
    const orders = [
      named("a", "zebra"),
      named("b", "Öl"),
      named("c", "Ofen"),
      named("d", "10 fragen"),
      named("e", "5 warum"),
    ];
    expect(filesOf(orders, "de").read("names")).toEqual([4, 3, 2, 1, 0]);
    expect(filesOf([named("a", "Same"), named("b", "Same")]).read("names")).toEqual([0, 1]);
  });

  it("keep their folders for the same contents, and change them with any of them", () => {
    const changes: InspirationOrder[] = [
      { key: "alpha" },
      { key: "beta" },
      { key: "alpha", words: { name: "Another name" } },
      { key: "alpha", words: { promise: "Another promise" } },
      { key: "alpha", words: { alsoKnownAs: ["Another"] } },
      { key: "alpha", words: { slug: "another" } },
      { key: "alpha", words: { description: "Another description, which only a keyword finds" } },
      { key: "alpha", facts: { minutes: 21 } },
      { key: "alpha", facts: { tags: ["agile"] } },
    ];
    const foldersWith = (last: InspirationOrder) => {
      const { folder, search } = filesOf([...many.slice(0, cardsPerPage), last]);
      return `${folder} ${search}`;
    };
    const folders = changes.map(foldersWith);
    expect(new Set(folders).size).toBe(changes.length);
    expect(foldersWith({ key: "alpha" })).toBe(folders[0]);
  });

  it("keep all cards where they are when a word has changed that only a keyword finds", () => {
    const [before, after] = ["A description", "Another one"].map((description) =>
      filesOf([...many, { key: "alpha", words: { description } }]),
    );
    expect(after?.folder).toBe(before?.folder);
    expect(after?.search).not.toBe(before?.search);
  });
});
