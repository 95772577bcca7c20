import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import type { PagePlan } from "../pages/page-plan.ts";
import { PagePlanner } from "../pages/plan-pages.ts";
import { templatesInMemory } from "../pages/template-source.ts";
import { Pictures } from "../pictures/pictures.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeMessages } from "../testing/test-messages.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { PageWriter } from "./page-writer.ts";

const assets = { entry: "", style: "", fonts: [], chunks: {}, search: {}, arrivalScript: "" };
const renderer = makeRenderer({
  renderDocument: (_file, _assets, withoutScript) => ({ document: JSON.stringify(withoutScript) ?? "", html: "" }),
});

async function write(folder: string, { templates: count = 3, drawing = renderer } = {}): Promise<PagePlan[]> {
  const catalogue = makeCatalogue(Array.from({ length: count }, (_, index) => ({ key: `t${index}` })));
  const pictures = new Pictures(catalogue.vocabulary, renderer);
  const templates = templatesInMemory(catalogue, pictures);
  const planner = new PagePlanner({
    templates,
    messages: makeMessages(),
    pictures,
    config: siteConfig,
    inLocales: ["en"],
  });
  const place = { path: folder, before: path.join(folder, "none"), isLight: true };
  const writer = new PageWriter({ place, hash: "h", assets, policy: "" }, drawing);
  const plans = planner.all();
  await writer.write(plans);
  return plans;
}

describe("writing pages", () => {
  let folder: string;
  let listed: PagePlan[];
  const read = (address: string) => readFileSync(path.join(folder, address), "utf8");
  const dataOf = (address: string) => JSON.parse(read(`/assets/data${address}index.json`)).data;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "marelle-write-pages-"));
    listed = await write(folder, { templates: 201 });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("puts what stands in for JavaScript into the document, and not into the data file", () => {
    expect(JSON.parse(read("/inspirations/index.html"))).toEqual({
      pages: ["/inspirations/all/1/", "/inspirations/all/2/"],
    });
    expect(read("/assets/data/inspirations/index.json")).not.toContain("/inspirations/all/");
  });

  it("writes the files that a listing's data names", () => {
    const { files } = dataOf("/inspirations/");
    const shard = JSON.parse(read(`${files}index.json`));
    expect(shard).toMatchObject({ keys: { length: 201 }, "card-200": { kind: "inspiration" } });
    for (const position of [23, 201]) expect(shard).not.toHaveProperty(`card-${position}`);
  });

  it("writes the pages of a directory, and lists them for search engines", () => {
    expect(dataOf("/inspirations/all/2/")).toMatchObject({ screen: "directory", page: 2, pages: 2 });
    const last = listed.find(({ path }) => path === "/inspirations/all/2/");
    expect(last?.translations.map(({ url }) => url)).toContain("/fr/inspirations/all/2/");
    expect(listed.some(({ path }) => path.startsWith("/sessions/all/"))).toBe(false);
  });

  it("plans only the languages asked for, and the page for what does not exist", () => {
    expect(listed.filter(({ path }) => path.startsWith("/fr/")).map(({ path }) => path)).toEqual(["/fr/404.html"]);
  });

  it("refuses pages with a script that the security policy would not let run", async () => {
    const drawing = makeRenderer({ renderDocument: () => ({ document: "<script>unknown()</script>", html: "" }) });
    await expect(write(path.join(folder, "refused"), { drawing })).rejects.toThrow("not in the security policy");
  });

  it("names each page that cannot be drawn, and its content file (R8.5)", async () => {
    const drawing = makeRenderer({
      renderDocument: ({ data }) => {
        if (data.screen === "listing") throw new Error("no such string");
        return { document: "", html: "" };
      },
    });
    const failures = ["/inspirations/", "/sessions/"].map(
      (page) => `content/interface/en.yaml: the page ${page} failed: Error: no such string\n +at .*renderDocument.*`,
    );
    await expect(write(path.join(folder, "failed"), { drawing })).rejects.toThrow(new RegExp(failures.join("\n")));
  });
});
