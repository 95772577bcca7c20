import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { argumentsOf, parseMessage } from "../../../compiler/messages.ts";
import type { InterfaceMessages } from "../../../compiler/read-interface.ts";
import { projectFolder } from "../../folders.ts";

function typeOf(messages: InterfaceMessages, indent: string): string {
  const fields = Object.entries(messages).map(([name, value]) => {
    const key = /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name);
    return `${indent}  ${key}: ${typeof value === "string" ? signatureOf(value) : typeOf(value, `${indent}  `)};\n`;
  });
  return `{\n${fields.join("")}${indent}}`;
}

function signatureOf(message: string): string {
  const parsed = parseMessage(message, "en");
  const names = "tokens" in parsed ? argumentsOf(parsed.tokens) : [];
  if (names.length === 0) return "() => string";
  return `(values: { ${names.map((name) => `${name}: string | number`).join("; ")} }) => string`;
}

/** Made, and not kept in the repository. */
export const messageTypesFile = path.join(projectFolder, "src/site/language/messages.generated.ts");

/** Writes the interface's messages as a type: a misspelt key or a missing argument does not compile. */
export function writeMessageTypes(english: InterfaceMessages, file: string): void {
  const text = `/** Made from content/interface/en.yaml by the build. */\nexport interface Messages ${typeOf(english, "")}\n`;
  if (readIfPresent(file) === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
