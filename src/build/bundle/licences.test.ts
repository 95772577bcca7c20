import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, type Rollup } from "vite";
import { afterAll, expect, it } from "vitest";
import { describeLicences, writeLicences } from "./licences.ts";

const root = mkdtempSync(path.join(tmpdir(), "licences-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function writePackage(place: string, manifest: object, licenceFile?: string): string {
  const folder = path.join(root, "node_modules", place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  if (licenceFile !== undefined) writeFileSync(path.join(folder, licenceFile), `The licence of ${place}\r\nin full\n`);
  return path.join(folder, "lib/index.js");
}

it("names each package of the files once, with the text of its licence, and nothing for the project's own", () => {
  const plural = writePackage("plural", { name: "plural", version: "2.0.0", license: "MIT" }, "LICENSE");
  const font = writePackage(
    "@fonts/round",
    { name: "@fonts/round", version: "1.0.0", license: "OFL-1.1" },
    "license.md",
  );
  const inner = writePackage(
    "plural/node_modules/rules",
    { name: "rules", version: "3.0.0", license: "ISC" },
    "LICENCE.txt",
  );
  const own = path.join(root, "src/page.ts");
  expect(
    describeLicences([own, `${plural}?v=1`, `\0${plural}`, "\0virtual:helper", inner, font]),
  ).toBe(`--------------------------------------------------------------------------------
@fonts/round 1.0.0 (OFL-1.1)
--------------------------------------------------------------------------------

The licence of @fonts/round
in full


--------------------------------------------------------------------------------
plural 2.0.0 (MIT)
--------------------------------------------------------------------------------

The licence of plural
in full


--------------------------------------------------------------------------------
rules 3.0.0 (ISC)
--------------------------------------------------------------------------------

The licence of plural/node_modules/rules
in full
`);
});

it("refuses a package whose licence cannot be passed on", () => {
  const bare = writePackage("bare", { name: "bare", version: "1.0.0", license: "MIT" });
  expect(() => describeLicences([bare])).toThrow("The package bare reaches visitors");
});

it("takes the text of another package of the same author where one is known", () => {
  const bare = writePackage("tiny-case", { name: "tiny-case", version: "1.0.3", license: "MIT" });
  writePackage("yup", { name: "yup", version: "1.7.0", license: "MIT" }, "LICENSE.md");
  expect(describeLicences([bare])).toMatch(/tiny-case 1\.0\.3 \(MIT\)\n-+\n\nThe licence of yup\nin full/);
});

it("stand in a bundle, of the packages that are in it and of the fonts", async () => {
  const font = writePackage("@fonts/flat", { name: "@fonts/flat", version: "1.0.0", license: "OFL-1.1" }, "LICENSE");
  const used = writePackage(
    "used",
    { name: "used", version: "1.0.0", license: "MIT", main: "lib/index.js" },
    "LICENSE",
  );
  writePackage("unused", { name: "unused", version: "1.0.0", license: "MIT" }, "LICENSE");
  mkdirSync(path.dirname(used));
  writeFileSync(used, "export const used = document.title;");
  writeFileSync(path.join(root, "entry.js"), 'import { used } from "used";\nconsole.log(used);');
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: "warn",
    plugins: [writeLicences([font])],
    build: { write: false, rolldownOptions: { input: path.join(root, "entry.js") } },
  })) as Rollup.RollupOutput;
  const file = output.find(({ fileName }) => fileName === "licences.txt");
  const text = file?.type === "asset" ? String(file.source) : "";
  expect(text.match(/^.+ \d\.\d\.\d .+$/gm)).toEqual(["@fonts/flat 1.0.0 (OFL-1.1)", "used 1.0.0 (MIT)"]);
});
