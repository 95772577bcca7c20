import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkBehaviour, writeBehaviour } from "./check-behaviour.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "behaviour-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const promises = `
1 Counting:
  R1.1: { promise: It counts. }
  R1.2: { promise: It counts | adds., inPart: not above 10. }
`;
const tests = {
  "src/count.test.ts": 'it("counts (R1.1)", () => {}); it("counts to `ten` (R1.1, R1.2)", () => {});',
  "tests/journeys/count.spec.ts": 'test("somebody counts (R1.1)", async () => {});',
};
const stale = "docs/behaviour.md does not say what docs/promises.yaml and the tests do: npm run behaviour";

it("writes each promise with what does not hold of it, and the tests whose titles name it", () => {
  write({ "docs/promises.yaml": promises, ...tests });
  expect(writeBehaviour(root)).toEqual([]);
  const written = readFileSync(path.join(root, "docs/behaviour.md"), "utf8");
  expect(written.slice(written.indexOf("## 1"))).toBe(`## 1 Counting

| no. | promise | holds |
| --- | --- | --- |
| R1.1 | It counts. | fully |
| R1.2 | It counts \\| adds. | **in part**: not above 10. |

**R1.1** is proved by

- \`src/count.test.ts\`: "counts"; "counts to \\\`ten\\\`"
- \`tests/journeys/count.spec.ts\`: "somebody counts"

**R1.2** is proved by

- \`src/count.test.ts\`: "counts to \\\`ten\\\`"
`);
  expect(checkBehaviour(root)).toEqual([]);
});

it("finds that the file is missing, and that a test has another title since", () => {
  write({ "docs/promises.yaml": promises, ...tests });
  expect(checkBehaviour(root)).toEqual([stale]);
  writeBehaviour(root);
  write({ "src/count.test.ts": 'it("counts up (R1.1, R1.2)", () => {});' });
  expect(checkBehaviour(root)).toEqual([stale]);
});

it("finds a promise that no test names, unless the reason is given", () => {
  const file = "docs/promises.yaml";
  write({ [file]: "1 Counting:\n  R1.1: { promise: It counts. }" });
  expect(writeBehaviour(root)).toEqual([expect.stringMatching(/^No test names R1\.1: /)]);
  write({ [file]: "1 Counting:\n  R1.1: { promise: It counts., untested: there is nothing to count yet. }" });
  expect(writeBehaviour(root)).toEqual([]);
  expect(readFileSync(path.join(root, "docs/behaviour.md"), "utf8")).toContain(
    "**R1.1** is named by no test: there is nothing to count yet.",
  );
  write({ "src/count.test.ts": 'it("counts (R1.1)", () => {});' });
  expect(writeBehaviour(root)).toEqual(['R1.1 is proved by tests: take its "untested" from docs/promises.yaml']);
});

it("finds a test that names what nobody has promised", () => {
  write({ "docs/promises.yaml": promises, ...tests, "scripts/a.test.mjs": 'it("flies (R1.20)", () => {});' });
  expect(writeBehaviour(root)).toEqual([
    'scripts/a.test.mjs: "flies" names R1.20, which docs/promises.yaml does not have',
  ]);
});
