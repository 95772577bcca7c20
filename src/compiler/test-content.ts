import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { type CompileResult, compile } from "./compile.ts";
import type { CompileOptions } from "./compile-template.ts";
import type { Problem } from "./problem.ts";
import { makeFiles } from "./test-files.ts";

/** Written once: most tests change one file of many. */
const goodTexts = new Map([...makeFiles()].map(([file, value]) => [file, stringify(value, { lineWidth: 0 })]));

/** A good content folder, small, that a test spoils in one place. */
export class TestContent {
  private readonly files = makeFiles();
  private readonly changed = new Set<string>();

  /** Sets a field (`steps.2.minutes`), or removes it when the value is undefined. */
  set(file: string, field: string, value: unknown): this {
    this.changed.add(file);
    const segments = field.split(".");
    const last = segments.pop() ?? "";
    let parent = this.files.get(file) as Record<string, unknown>;
    for (const segment of segments) parent = parent[segment] as Record<string, unknown>;
    if (value !== undefined) parent[last] = value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
    return this;
  }

  /** Replaces a file; a string is written as it is. */
  write(file: string, value: unknown): this {
    this.changed.add(file);
    this.files.set(file, value);
    return this;
  }

  remove(file: string): this {
    this.files.delete(file);
    return this;
  }

  textOf(file: string): string {
    const good = this.changed.has(file) ? undefined : goodTexts.get(file);
    if (good !== undefined) return good;
    const value = this.files.get(file);
    return typeof value === "string" ? value : stringify(value, { lineWidth: 0 });
  }

  /** The line on which a text stands, found without the compiler's help. */
  lineOf(file: string, text: string): number {
    const index = this.textOf(file)
      .split("\n")
      .findIndex((line) => line.includes(text));
    if (index === -1) throw new Error(`${text} does not stand in ${file}:\n${this.textOf(file)}`);
    return index + 1;
  }

  /** Writes the content to a folder of its own for as long as it is used. */
  async use<T>(action: (folder: string) => T | Promise<T>): Promise<T> {
    const parent = mkdtempSync(join(tmpdir(), "content-"));
    try {
      const folder = join(parent, "content");
      for (const file of this.files.keys()) writeInFolder(join(folder, file), this.textOf(file));
      return await action(folder);
    } finally {
      rmSync(parent, { recursive: true });
    }
  }

  /** Changes the folder with the good content for as long as it is read, because writing one file is faster than writing all. */
  withGoodFolder<T>(action: (folder: string) => T): T {
    const folder = writeGoodFolder();
    const removed = [...goodTexts.keys()].filter((file) => !this.files.has(file));
    const written = [...this.changed].filter((file) => this.files.has(file));
    const added: string[] = [];
    for (const file of removed) removeFromFolder(join(folder, file));
    for (const file of written) {
      const made = writeInFolder(join(folder, file), this.textOf(file));
      added.push(...(made ? [made] : goodTexts.has(file) ? [] : [join(folder, file)]));
    }
    try {
      return action(folder);
    } finally {
      for (const place of added) rmSync(place, { recursive: true, force: true });
      for (const file of [...removed, ...written]) {
        const good = goodTexts.get(file);
        if (good !== undefined) writeInFolder(join(folder, file), good);
      }
    }
  }

  async compile(options: Partial<CompileOptions> = {}): Promise<CompileResult> {
    return this.withGoodFolder((folder) =>
      compile(folder, {
        findBoardFlaws: () => [],
        findTimelineFlaws: () => [],
        ...options,
      }),
    );
  }

  async problems(options: Partial<CompileOptions> = {}): Promise<Problem[]> {
    const result = await this.compile(options);
    return result.ok ? [] : result.problems;
  }

  /** The problem that is expected, at the line on which a text stands. */
  problemAt(file: string, text: string, field: string, found: string, expected: string): Problem {
    return { file: `content/${file}`, line: this.lineOf(file, text), field, found, expected };
  }
}

let goodFolder: string | undefined;

function writeGoodFolder(): string {
  if (goodFolder) return goodFolder;
  const parent = mkdtempSync(join(tmpdir(), "content-"));
  // Vitest ends its processes with this signal.
  process.once("SIGTERM", () => {
    rmSync(parent, { recursive: true });
    process.kill(process.pid, "SIGKILL");
  });
  goodFolder = join(parent, "content");
  for (const [file, text] of goodTexts) writeInFolder(join(goodFolder, file), text);
  return goodFolder;
}

/** Returns the outermost folder that had to be made, if any. */
function writeInFolder(place: string, text: string): string | undefined {
  const made = mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return made;
}

/** With its folder, where that is empty then. */
function removeFromFolder(place: string): void {
  rmSync(place);
  if (readdirSync(dirname(place)).length === 0) rmdirSync(dirname(place));
}
