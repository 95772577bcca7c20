import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { TestContent } from "../../compiler/test-content.ts";
import { makeRenderer } from "../testing/test-renderer.ts";
import { compileIntoCache } from "../workers/compile-task.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";
import { type CompiledContent, compileContent } from "./compile-content.ts";
import { ContentError } from "./read-site-content.ts";

/** Stands in for the code, which no test may change. */
const code = vi.hoisted(() => ({ hash: "" }));
vi.mock("../cache/source-hash.ts", async (original) => {
  const all = await original<typeof import("../cache/source-hash.ts")>();
  return { ...all, hashSources: () => all.hashSources() + code.hash };
});

/** Compiles, and notes which templates it is asked to compile. */
class TestPool implements Pick<WorkerPool, "compile"> {
  asked: string[] = [];

  compile: WorkerPool["compile"] = async (tasks) => {
    this.asked = tasks.map(({ folder }) => folder.key).sort();
    const renderer = makeRenderer();
    return tasks.map((task) => compileIntoCache(task, renderer));
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

async function problemsOf(folder: string, pool: TestPool): Promise<string[]> {
  const error = await compileContent(folder, pool).catch((reason) => reason);
  expect(error).toBeInstanceOf(ContentError);
  return (error as ContentError).problems.map(({ file, found }) => `${file}: ${found}`);
}

describe("compileContent", () => {
  it("has those templates compiled that have changed, and finds the others where they were kept", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      change(folder, "vocabulary/desks.yaml", /(?<=en: )\S.*/, fresh);
      const names = ({ catalogue }: CompiledContent) => catalogue.inspirations.map(({ words }) => words.en?.name);
      const before = await compileContent(folder, pool);
      expect(pool.asked).toEqual(["alpha", "beta", "delta", "gamma"]);
      expect(names(await compileContent(folder, pool))).toEqual(names(before));
      expect(pool.asked).toEqual([]);
      change(folder, "inspirations/beta/en.yaml", /(?<=^name: ).*/m, fresh);
      expect(names(await compileContent(folder, pool))).toContain(fresh);
      expect(pool.asked).toEqual(["beta"]);
    });
  });

  it("compiles none of them for news, what people are told, or hidden files", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      await compileContent(folder, pool);
      writeFileSync(path.join(folder, "README.md"), fresh);
      writeFileSync(path.join(folder, "vocabulary/.DS_Store"), fresh);
      symlinkSync("nowhere", path.join(folder, "inspirations/beta/.#fr.yaml"));
      await compileContent(folder, pool);
      expect(pool.asked).toEqual([]);
      change(folder, "discover/en.yaml", /(?<=^title: ).*/m, fresh);
      const { catalogue, compiledTemplates } = await compileContent(folder, pool);
      expect([pool.asked, compiledTemplates]).toEqual([[], 0]);
      expect(catalogue.discover.en.title).toBe(fresh);
    });
  });

  it("keeps what it has judged though there is a mistake elsewhere", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      change(folder, "vocabulary/desks.yaml", /(?<=en: )\S.*/, `${fresh} desk`);
      const title = /(?<=^title: )(.*)/m.exec(readFileSync(path.join(folder, "discover/en.yaml"), "utf8"))?.[0] ?? "";
      change(folder, "discover/en.yaml", /^title: .*/m, "titel: x");
      expect(await problemsOf(folder, pool)).not.toEqual([]);
      expect(pool.asked).toHaveLength(4);
      change(folder, "discover/en.yaml", /^titel: .*/m, `title: ${title}`);
      await compileContent(folder, pool);
      expect(pool.asked).toEqual([]);
    });
  });

  it("has all of them compiled where the vocabulary has changed", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      await compileContent(folder, pool);
      change(folder, "vocabulary/levels.yaml", /(?<=en: )\S.*/, `${fresh} too`);
      await compileContent(folder, pool);
      expect(pool.asked).toHaveLength(4);
    });
  });

  it.each<[string, (folder: string) => void]>([
    ["code", () => (code.hash = fresh)],
    ["interface", (folder) => change(folder, "interface/fr.yaml", /(?<=hello: ).*(?= \{)/, fresh)],
  ])("has all of them compiled where the %s has changed", async (_, changeIt) => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      await compileContent(folder, pool);
      changeIt(folder);
      await compileContent(folder, pool);
      expect(pool.asked).toHaveLength(4);
    });
  });

  it("gives what the search reads, by language and template", async () => {
    await new TestContent().use(async (folder) => {
      const { searchBodies } = await compileContent(folder, new TestPool());
      expect(Object.keys(searchBodies.fr)).toContain("inspiration:beta");
      expect(searchBodies.fr["inspiration:beta"]?.length).toBeGreaterThan(4);
    });
  });

  it("follows links: what they lead to may change", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      for (const name of ["inspirations/beta/en.yaml", "vocabulary/levels.yaml"]) {
        renameSync(path.join(folder, name), path.join(folder, "..", path.basename(name)));
        symlinkSync(path.join(folder, "..", path.basename(name)), path.join(folder, name));
      }
      await compileContent(folder, pool);
      change(folder, "inspirations/beta/en.yaml", /(?<=^name: ).*/m, `${fresh} linked`);
      await compileContent(folder, pool);
      expect(pool.asked).toEqual(["beta"]);
      change(folder, "vocabulary/levels.yaml", /(?<=en: )\S.*/, `${fresh} linked`);
      await compileContent(folder, pool);
      expect(pool.asked).toHaveLength(4);
    });
  });

  it("keeps nothing of a template with a problem: it tells again, until it is mended", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      await compileContent(folder, pool);
      change(folder, "inspirations/beta/facts.yaml", /^level: .*/m, "level: unheard-of");
      for (const _ of ["first", "second"]) {
        expect(await problemsOf(folder, pool)).toEqual(["content/inspirations/beta/facts.yaml: 'unheard-of'"]);
        expect(pool.asked).toEqual(["beta"]);
      }
    });
  });

  it("names a folder that stands inside a template's own", async () => {
    await new TestContent().use(async (folder) => {
      mkdirSync(path.join(folder, "inspirations/beta/notes"));
      const problems = await problemsOf(folder, new TestPool());
      expect(problems).toEqual(["content/inspirations/beta/notes: a name that means nothing here"]);
    });
  });

  it("judges what templates have to do with each other, though none of them has changed", async () => {
    await new TestContent().use(async (folder) => {
      const pool = new TestPool();
      await compileContent(folder, pool);
      cpSync(path.join(folder, "inspirations/beta"), path.join(folder, "inspirations/twin"), { recursive: true });
      expect(await problemsOf(folder, pool)).toContain("content/inspirations/twin/de.yaml: 'beta-de'");
      rmSync(path.join(folder, "inspirations/twin"), { recursive: true });
      rmSync(path.join(folder, "inspirations/beta"), { recursive: true });
      const problems = await problemsOf(folder, pool);
      expect(pool.asked).toEqual([]);
      expect(problems).toContain("content/inspirations/alpha/facts.yaml: 'inspiration:beta'");
    });
  });
});
