import { expect, it } from "vitest";
import { Pictures } from "../pictures/pictures.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { templateIndex } from "./template-index.ts";
import { templatesInMemory } from "./template-source.ts";

it("tells of every template its name, its address and its picture in each language that it has (R7.9)", () => {
  const catalogue = makeCatalogue();
  const { templates } = templateIndex(templatesInMemory(catalogue, new Pictures(catalogue.vocabulary, makeRenderer())));
  expect(templates.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    "inspiration alpha",
    "inspiration beta",
    "session gamma",
  ]);
  const [alpha, beta] = templates;
  expect(alpha?.languages.fr).toEqual({
    name: "Name of alpha",
    path: "/fr/inspiration/alpha-fr/",
    picture: expect.stringMatching(/^\/assets\/boards\/alpha\.card\.[0-9a-f]{8}\.svg$/),
  });
  expect(Object.keys(alpha?.languages ?? {})).toHaveLength(7);
  expect(beta?.languages).not.toHaveProperty("nl");
});
