import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { findValidator } from "../../scripts/ensure-validator.mjs";
import { builtFolder } from "./built-folder.ts";
import { readPages } from "./built-pages.ts";

interface Message {
  type: "error" | "info" | "non-document-error";
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** Newer than the checker: `rel="expect"` may hold up the first paint (decision 0043). */
const tooNew = "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.";

const validator = findValidator();
if (!validator) console.log("\nThe HTML is not validated: `npm run validate` says what is missing.");

test.skipIf(!validator)("no page has an error of the Nu HTML checker", () => {
  // All of them: to start the checker takes longer than most pages do.
  const files = readPages().map(({ address }) =>
    path.join(builtFolder, address.endsWith("/") ? `${address}index.html` : address),
  );
  const args = ["-Xss4m", "-jar", validator as string, "--format", "json", "--exit-zero-always", ...files];
  const { stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages.filter(({ type, message }) => type !== "info" && message !== tooNew);
  expect(errors.map(({ url, lastLine, message, extract }) => `${url}:${lastLine}  ${message}  ${extract}`)).toEqual([]);
  // The exception is looked for, so that it goes once the checker knows it.
  expect(messages.some(({ message }) => message === tooNew)).toBe(true);
});
