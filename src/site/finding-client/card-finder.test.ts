import { describe, expect, it, vi } from "vitest";
import { cardKeysPart, cardPart, facetsPart, firstCardsPart } from "../../domain/finding/listing-parts.ts";
import { type Shard, shardFile } from "../../domain/finding/shards.ts";
import { type Card, cardsPerPage } from "../../domain/page.ts";
import type { TemplateKind, TemplateReference } from "../../domain/template.ts";
import { CardFinder } from "./card-finder.ts";

const size = cardsPerPage + 3;
const positions = Array.from({ length: size }, (_, position) => position);
const card = (kind: TemplateKind, position: number) => ({ kind, key: `key-${position}` }) as Card;

function filesOf(kind: TemplateKind, isInOne: boolean): Record<string, Shard> {
  const parts: Record<string, unknown> = {
    [facetsPart]: "facets",
    [cardKeysPart]: positions.map((position) => `key-${position}`),
    ...Object.fromEntries(positions.slice(cardsPerPage).map((it) => [cardPart(it), card(kind, it)])),
  };
  const first = { [firstCardsPart]: positions.slice(0, cardsPerPage).map((it) => card(kind, it)) };
  const apart = Object.entries(parts).map(([part, content]) => [shardFile(part), { [part]: content }] as const);
  const shards = isInOne ? [[shardFile(facetsPart), parts] as const] : apart;
  return Object.fromEntries(
    [...shards, [shardFile(firstCardsPart), first] as const].map(([file, shard]) => [`/${kind}/${file}`, shard]),
  );
}

function open(isInOne: boolean) {
  const files = { ...filesOf("inspiration", isInOne), ...filesOf("session", isInOne) };
  const loadJson = vi.fn(async (address: string) => files[address] as Shard);
  const finder = new CardFinder({ inspiration: "/inspiration/", session: "/session/" }, loadJson);
  const find = async (...references: TemplateReference[]) =>
    (await finder.find(references)).map(({ kind, key }) => `${kind}:${key}`);
  return { find, loaded: () => loadJson.mock.calls.map(([address]) => address) };
}

describe.each([
  ["one file a listing", true],
  ["a file a part", false],
])("the cards of references, from %s", (_, isInOne) => {
  it("are found in both listings, those that the listing's page holds and the others, in the given order", async () => {
    const wanted: TemplateReference[] = ["session:key-25", "inspiration:key-0", "session:key-3", "inspiration:key-24"];
    expect(await open(isInOne).find(...wanted)).toEqual(wanted);
  });

  it("are left out where no template has them", async () => {
    expect(await open(isInOne).find("inspiration:gone", "inspiration:key-25")).toEqual(["inspiration:key-25"]);
  });

  it("ask for no more than they need, each file once", async () => {
    const { find, loaded } = open(isInOne);
    expect(await find()).toEqual([]);
    expect(loaded()).toEqual([]);
    await find("session:key-1");
    await find("session:key-2");
    const keys = isInOne ? [] : ["/session/keys.json"];
    expect(loaded()).toEqual(["/session/index.json", ...keys, "/session/first-cards.json"]);
  });
});
