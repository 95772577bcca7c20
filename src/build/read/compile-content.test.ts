import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { compileTemplate } from "../../compiler/compile-template.ts";
import { TestContent } from "../../compiler/test-content.ts";
import { templateStore } from "../cache/template-store.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import type { Crew } from "../workers/crew.ts";
import { type CompiledContent, compileContent } from "./compile-content.ts";
import { ContentError } from "./read-site-content.ts";

/** Stands in for the code, which no test may change. */
const code = vi.hoisted(() => ({ hash: "" }));
vi.mock("../cache/source-hash.ts", async (original) => {
  const all = await original<typeof import("../cache/source-hash.ts")>();
  return { ...all, hashSources: () => all.hashSources() + code.hash };
});

const anyLength = { from: 1, to: 10_000 };
const wordRanges = { activity: anyLength, shortActivity: anyLength, session: anyLength };

/** Compiles, and notes which templates it is asked to compile. */
class TestCrew implements Pick<Crew, "compile"> {
  asked: string[] = [];

  compile: Crew["compile"] = async (jobs, { ids, vocabulary }) => {
    this.asked = jobs.map(({ folder }) => folder.key).sort();
    const options = { ...makeRenderer(), wordRanges };
    return Promise.all(
      jobs.map(async ({ folder, source }) => {
        const { template, connections, problems } = compileTemplate(folder, ids, options);
        if (!template || !vocabulary) return { problems, connections };
        const draw = () => ({ svg: "<svg/>", areas: [] });
        const card = { address: `/${folder.key}.svg`, svg: "<svg/>" };
        const summary = await templateStore.keep(source, { template, connections, card, draw });
        return { problems, connections, summary };
      }),
    );
  };
}

const change = (folder: string, name: string, from: string | RegExp, to: string) => {
  const file = path.join(folder, name);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

/** A text that no other run of this test has kept. */
const fresh = `New ${Date.now()}`;

async function problemsOf(folder: string, crew: TestCrew): Promise<string[]> {
  const error = await compileContent(folder, crew).catch((reason) => reason);
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).problems.map(({ file, found }) => `${file}: ${found}`);
}

describe("compileContent", () => {
  it("has those templates compiled that have changed, and finds the others where they were kept", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      change(folder, "vocabulary/desks.yaml", /(?<=en: )\S.*/, fresh);
      const names = ({ catalogue }: CompiledContent) => catalogue.inspirations.map(({ words }) => words.en?.name);
      const before = await compileContent(folder, crew);
      expect(crew.asked).toEqual(["alpha", "beta", "delta", "gamma"]);
      expect(names(await compileContent(folder, crew))).toEqual(names(before));
      expect(crew.asked).toEqual([]);
      change(folder, "inspirations/beta/en.yaml", /(?<=^name: ).*/m, fresh);
      expect(names(await compileContent(folder, crew))).toContain(fresh);
      expect(crew.asked).toEqual(["beta"]);
    });
  });

  it("compiles none of them for news, what people are told, or hidden files", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      const before = await compileContent(folder, crew);
      writeFileSync(path.join(folder, "README.md"), fresh);
      writeFileSync(path.join(folder, "vocabulary/.DS_Store"), fresh);
      symlinkSync("nowhere", path.join(folder, "inspirations/beta/.#fr.yaml"));
      const same = await compileContent(folder, crew);
      expect([crew.asked, same.surroundings, same.besides]).toEqual([[], before.surroundings, before.besides]);
      change(folder, "discover/en.yaml", /(?<=^title: ).*/m, fresh);
      const after = await compileContent(folder, crew);
      expect([crew.asked, after.surroundings]).toEqual([[], before.surroundings]);
      expect(after.besides).not.toBe(before.besides);
    });
  });

  it("keeps what it has judged though there is a mistake elsewhere", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      change(folder, "vocabulary/desks.yaml", /(?<=en: )\S.*/, `${fresh} desk`);
      const title = /(?<=^title: )(.*)/m.exec(readFileSync(path.join(folder, "discover/en.yaml"), "utf8"))?.[0] ?? "";
      change(folder, "discover/en.yaml", /^title: .*/m, "titel: x");
      expect(await problemsOf(folder, crew)).not.toEqual([]);
      expect(crew.asked).toHaveLength(4);
      change(folder, "discover/en.yaml", /^titel: .*/m, `title: ${title}`);
      await compileContent(folder, crew);
      expect(crew.asked).toEqual([]);
    });
  });

  it("has all of them compiled where the vocabulary has changed", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      await compileContent(folder, crew);
      change(folder, "vocabulary/levels.yaml", /(?<=en: )\S.*/, `${fresh} too`);
      await compileContent(folder, crew);
      expect(crew.asked).toHaveLength(4);
    });
  });

  it("has all of them compiled, and all pages made anew, where the code has changed", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      const before = await compileContent(folder, crew);
      code.hash = fresh;
      const after = await compileContent(folder, crew);
      expect(crew.asked).toHaveLength(4);
      expect(after.surroundings).not.toBe(before.surroundings);
    });
  });

  it("has all pages made anew where the interface has changed", async () => {
    await new TestContent().use(async (folder) => {
      const before = await compileContent(folder, new TestCrew());
      change(folder, "interface/fr.yaml", /(?<=hello: ).*(?= \{)/, fresh);
      const after = await compileContent(folder, new TestCrew());
      expect(after.surroundings).not.toBe(before.surroundings);
      expect(after.besides).toBe(before.besides);
    });
  });

  it("follows links: what they lead to may change", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      for (const name of ["inspirations/beta/en.yaml", "vocabulary/levels.yaml"]) {
        renameSync(path.join(folder, name), path.join(folder, "..", path.basename(name)));
        symlinkSync(path.join(folder, "..", path.basename(name)), path.join(folder, name));
      }
      await compileContent(folder, crew);
      change(folder, "inspirations/beta/en.yaml", /(?<=^name: ).*/m, `${fresh} linked`);
      await compileContent(folder, crew);
      expect(crew.asked).toEqual(["beta"]);
      change(folder, "vocabulary/levels.yaml", /(?<=en: )\S.*/, `${fresh} linked`);
      await compileContent(folder, crew);
      expect(crew.asked).toHaveLength(4);
    });
  });

  it("keeps nothing of a template with a problem: it tells again, until it is mended", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      await compileContent(folder, crew);
      change(folder, "inspirations/beta/facts.yaml", /^level: .*/m, "level: unheard-of");
      for (const _ of ["first", "second"]) {
        expect(await problemsOf(folder, crew)).toEqual(["content/inspirations/beta/facts.yaml: 'unheard-of'"]);
        expect(crew.asked).toEqual(["beta"]);
      }
    });
  });

  it("names a folder that stands inside a template's own", async () => {
    await new TestContent().use(async (folder) => {
      mkdirSync(path.join(folder, "inspirations/beta/notes"));
      const problems = await problemsOf(folder, new TestCrew());
      expect(problems).toEqual(["content/inspirations/beta/notes: a name that means nothing here"]);
    });
  });

  it("judges what templates have to do with each other, though none of them has changed", async () => {
    await new TestContent().use(async (folder) => {
      const crew = new TestCrew();
      await compileContent(folder, crew);
      cpSync(path.join(folder, "inspirations/beta"), path.join(folder, "inspirations/twin"), { recursive: true });
      expect(await problemsOf(folder, crew)).toContain("content/inspirations/twin/de.yaml: 'beta-de'");
      rmSync(path.join(folder, "inspirations/twin"), { recursive: true });
      rmSync(path.join(folder, "inspirations/beta"), { recursive: true });
      const problems = await problemsOf(folder, crew);
      expect(crew.asked).toEqual([]);
      expect(problems).toContain("content/inspirations/alpha/facts.yaml: 'inspiration:beta'");
    });
  });
});
