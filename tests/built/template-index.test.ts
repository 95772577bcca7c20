import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { type TemplateIndex, templateIndexPath } from "../../src/domain/template-index.ts";
import { builtFolder } from "./built-folder.ts";
import { readBuiltFile, readPages } from "./built-pages.ts";

test("the site tells the platform of every page of a template: its name, its address and a picture that is there (R7.9)", () => {
  const { templates }: TemplateIndex = JSON.parse(readBuiltFile(templateIndexPath).toString());
  const told = templates.flatMap(({ kind, key, languages }) =>
    Object.entries(languages).map(([locale, { name, path }]) => ({ kind, key, locale, name, address: path })),
  );
  const built = readPages().flatMap(({ address, file: { data, context } }) =>
    data.screen === "template"
      ? [{ kind: data.kind, key: data.key, locale: context.locale, name: data.name, address }]
      : [],
  );
  const byAddress = (one: { address: string }, other: { address: string }) => (one.address < other.address ? -1 : 1);
  expect(told.sort(byAddress)).toEqual(built.sort(byAddress));
  const pictures = templates.flatMap(({ languages }) => Object.values(languages).map(({ picture }) => picture));
  for (const picture of new Set(pictures)) expect(existsSync(path.join(builtFolder, picture)), picture).toBe(true);
});
