import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

it("the list of packages has all of the lock file, each with its version, its hash and where it comes from", () => {
  const { stdout } = spawnSync("npm", ["run", "-s", "sbom"], { cwd: root, encoding: "utf8", maxBuffer: 100_000_000 });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe("CycloneDX");
  const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
  const locked = Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, { version }]) => `${place.slice(place.lastIndexOf("node_modules/") + 13)}@${version}`);
  const listed = components.map(
    (/** @type {{ name: string, group?: string, version: string }} */ each) =>
      `${each.group ? `${each.group}/` : ""}${each.name}@${each.version}`,
  );
  expect(new Set(listed)).toEqual(new Set(locked));
  for (const { hashes, purl } of components)
    expect([purl, hashes?.length]).toEqual([expect.stringMatching(/^pkg:npm\//), 1]);
});
