import { describe, expect, it } from "vitest";
import { siteConfig } from "../../../site.config.ts";
import type { PageFile } from "../../domain/page.ts";
import type { Renderer } from "../../domain/renderer.ts";
import { type TemplateIndex, templateIndexPath } from "../../domain/template-index.ts";
import { makeCatalogue } from "../testing/test-catalogue.ts";
import { makeMessages } from "../testing/test-messages.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { type Answer, DevSite, type DevSiteOptions } from "./dev-site.ts";

function makeSite(changes: Partial<DevSiteOptions> = {}): DevSite {
  const renderer = makeRenderer();
  const catalogue = makeCatalogue();
  return new DevSite({
    config: siteConfig,
    content: { messages: async () => makeMessages(), catalogue: async () => catalogue },
    loadRenderer: async () => renderer,
    assets: { entry: "", style: "", fonts: [], chunks: {}, search: {}, arrivalScript: "" },
    tags: { scripts: "<script></script>", styles: "<link $&>" },
    rasterise: async (svg, widthPx) => new TextEncoder().encode(`${widthPx} ${svg}`),
    drawLogo: (each, theme) => each.drawLogo(theme, { path: "", width: 1 }),
    ...changes,
  });
}

function textOf(answer: Answer): string {
  if (answer.status === 302) throw new Error(`Leads to ${answer.location}`);
  return typeof answer.body === "string" ? answer.body : new TextDecoder().decode(answer.body);
}

describe("DevSite", () => {
  const site = makeSite();

  it("makes the document of a page, with its own tags in the head", async () => {
    expect(await site.answer("/fr/sessions/")).toEqual({
      status: 200,
      type: "html",
      body: '<head><meta charset="utf-8"><script></script><link $&></head><body>Sessions fr</body>',
    });
  });

  it("makes a page's data file, with the hash that its document has", async () => {
    let documentHash = "";
    const renderDocument: Renderer["renderDocument"] = ({ hash }) => {
      documentHash = hash;
      return { document: "", html: "" };
    };
    const other = makeSite({ loadRenderer: async () => makeRenderer({ renderDocument }) });
    await other.answer("/inspiration/alpha/");
    const data = JSON.parse(textOf(await other.answer("/assets/data/inspiration/alpha/index.json"))) as PageFile;
    expect(data.hash).toBe(documentHash);
    expect(data.context.title).toBe("Name of alpha");
  });

  it("tells the platform of the templates, as a build does", async () => {
    const { templates } = JSON.parse(textOf(await site.answer(templateIndexPath))) as TemplateIndex;
    expect(templates[0]?.languages.fr).toMatchObject({ name: "Name of alpha", path: "/fr/inspiration/alpha-fr/" });
    expect(await site.answer(templates[0]?.languages.fr?.picture ?? "")).toMatchObject({ status: 200, type: "svg" });
  });

  it("draws the pictures that a page names, and rasterises those that are PNG", async () => {
    const data = JSON.parse(textOf(await site.answer("/assets/data/inspiration/alpha/index.json")));
    expect(await site.answer(data.data.board.file)).toEqual({ status: 200, type: "svg", body: "<svg>en</svg> in sky" });
    const picture = await site.answer(data.context.socialImage);
    expect(picture).toMatchObject({ status: 200, type: "png" });
    expect(textOf(picture)).toMatch(/^1200 /);
  });

  it("makes the files that a listing names, and gives the document what it shows without JavaScript", async () => {
    let shown: unknown;
    const renderDocument: Renderer["renderDocument"] = (_file, _assets, withoutScript) => {
      shown = withoutScript;
      return { document: "", html: "" };
    };
    const other = makeSite({ loadRenderer: async () => makeRenderer({ renderDocument }) });
    await other.answer("/inspirations/");
    expect(shown).toMatchObject({ groups: [{ goal: { id: "decide" } }] });
    const { data } = JSON.parse(textOf(await other.answer("/assets/data/inspirations/index.json")));
    expect(data).not.toHaveProperty("withoutScript");
    const shard = await other.answer(`${data.files}index.json`);
    expect(shard).toMatchObject({ status: 200, type: "json" });
    expect(JSON.parse(textOf(shard))).toMatchObject({ keys: ["alpha", "beta"] });
    expect(await other.answer(`${data.files}unknown.json`)).toMatchObject({ status: 404, type: "text" });
  });

  it("keeps pictures that an open page names when the content has changed", async () => {
    const contents = [makeCatalogue(), makeCatalogue([{ key: "other" }])];
    const changing = makeSite({
      content: { messages: async () => makeMessages(), catalogue: async () => contents[0] as never },
    });
    const data = JSON.parse(textOf(await changing.answer("/assets/data/inspiration/alpha/index.json")));
    contents.shift();
    expect(await changing.answer("/inspiration/other/")).toMatchObject({ status: 200 });
    expect(await changing.answer("/inspiration/alpha/")).toMatchObject({ status: 404 });
    expect(await changing.answer(data.data.board.file)).toMatchObject({ status: 200 });
  });

  it("makes pages with the new code once there is another renderer", async () => {
    let renderer = makeRenderer();
    const changing = makeSite({ loadRenderer: async () => renderer });
    await changing.answer("/");
    renderer = makeRenderer({ renderDocument: () => ({ document: "new", html: "" }) });
    expect(textOf(await changing.answer("/"))).toBe("new");
  });

  it("leads to the address with a slash", async () => {
    expect(await site.answer("/de/sessions")).toEqual({ status: 302, location: "/de/sessions/" });
  });

  it.each([
    ["/nowhere/", "Not found fr"],
    ["/de/inspiration/unknown/", "Not found de"],
    ["/nl/inspiration/beta-nl/", "Not found nl"],
    ["/404/", "Not found fr"],
  ])("answers %s with the page of unknown addresses", async (path, title) => {
    const answer = await site.answer(path);
    expect(answer).toMatchObject({ status: 404, type: "html" });
    expect(textOf(answer)).toContain(title);
  });

  it.each(["/assets/js/unknown.js", "/assets/data/unknown/index.json", "/unknown.png"])(
    "answers %s without a page",
    async (path) => {
      expect(await site.answer(path)).toMatchObject({ status: 404, type: "text" });
    },
  );

  it("tells at the address of a template that was left out what is wrong with it, and shows all others", async () => {
    const problem = {
      file: "content/inspirations/delta/fr.yaml",
      line: 1,
      field: "",
      found: "no file",
      expected: "write it",
    };
    const content = {
      messages: async () => makeMessages(),
      catalogue: async () => makeCatalogue(),
      problems: [problem],
    };
    const begun = makeSite({ content });
    await expect(begun.answer("/inspiration/delta/")).rejects.toThrow("delta/fr.yaml:1");
    expect(await begun.answer("/inspiration/alpha/")).toMatchObject({ status: 200 });
    expect(await begun.answer("/session/delta/")).toMatchObject({ status: 404 });
  });

  it("rejects with what is wrong with the content", async () => {
    const broken = makeSite({
      content: { messages: () => Promise.reject(new Error("broken")), catalogue: async () => makeCatalogue() },
    });
    await expect(broken.answer("/")).rejects.toThrow("broken");
    await expect(broken.check()).rejects.toThrow("broken");
  });
});
