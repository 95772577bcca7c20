import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findFreePort } from "../http-server/test-free-port.ts";
import { readSettings } from "./environment.ts";
import { makeDataFolder } from "./test-embedded.ts";
import { PlatformProcess } from "./test-process.ts";

const project = path.join(import.meta.dirname, "../..");

const instructions = readFileSync(path.join(project, "deploy/platform.Dockerfile"), "utf8").split("\n");

/** `COPY one other into/`: the paths in the image are those in the project. */
function copiedIntoImage(): string[] {
  return instructions.flatMap((line) => /^COPY (.+) \S+$/.exec(line)?.[1]?.split(" ") ?? []);
}

/** The folders of the packages that `npm ci --omit=dev` installs on this machine. */
function placesWithoutDev(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(project, "package-lock.json"), "utf8"));
  return Object.entries<{ dev?: boolean }>(packages)
    .filter(([place, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !dev)
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(project, place)));
}

it("the platform starts with what its image holds: no packages for development", { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-image-"));
  for (const copied of copiedIntoImage())
    cpSync(path.join(project, copied), path.join(folder, copied), { recursive: true });
  for (const place of placesWithoutDev()) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    symlinkSync(path.join(project, place), path.join(folder, place));
  }
  const data = await makeDataFolder();
  const platform = new PlatformProcess(await findFreePort(), { DATA_FOLDER: data }, { folder });
  try {
    await platform.ready();
    expect((await fetch(`${platform.origin}/auth/me`)).status).toBe(204);
  } finally {
    await platform.end();
    for (const each of [folder, data]) rmSync(each, { recursive: true });
  }
});

it("the user of the image owns the folder of the embedded database, which is made before", () => {
  const { databasePlace } = readSettings({});
  const folder = path.relative(process.cwd(), "folder" in databasePlace ? databasePlace.folder : "");
  const made = instructions.indexOf(`RUN mkdir -p ${folder} && chown -R node:node ${path.dirname(folder)}`);
  expect(made).toBeGreaterThan(-1);
  expect(instructions.indexOf("USER node")).toBeGreaterThan(made);
});
