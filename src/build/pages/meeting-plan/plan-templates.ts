import type { Part } from "../../../domain/finding/shards.ts";
import { plannableTemplatesPart, planTemplatePart } from "../../../domain/plan/plan-files.ts";
import { type PlanTemplate, templateToFit } from "../../../domain/plan/plan-template.ts";
import { referenceTo, type TemplateOutline, templateKinds } from "../../../domain/template.ts";
import { cutIntoShards } from "../cut-into-shards.ts";
import { folderOf, type ListingFolder } from "../listing-files.ts";
import type { PageMaker } from "../page-maker.ts";

/** The most bytes of a shard. Up to some thousand templates come in one file. */
const mostBytes = 640_000;

/** The folders that are made already. Each is made once, since the page of each language names all of them. */
const folders = new WeakMap<PageMaker, ListingFolder>();

/** The folder of what a plan shows of each template. */
export function planTemplatesFolder(maker: PageMaker): ListingFolder {
  const folder = folders.get(maker) ?? makeFolder(maker);
  folders.set(maker, folder);
  return folder;
}

function makeFolder(maker: PageMaker): ListingFolder {
  const templates = templateKinds.flatMap((kind) => maker.templates(kind));
  const root: Part = {
    name: plannableTemplatesPart,
    content: templates.map(referenceTo),
    below: templates.map((template) => ({
      name: planTemplatePart(referenceTo(template)),
      content: planTemplateOf(template, maker),
    })),
  };
  return folderOf("/assets/plan/", maker.locale, cutIntoShards(root, mostBytes));
}

function planTemplateOf(template: TemplateOutline, maker: PageMaker): PlanTemplate {
  const { kind, key, facts, words } = template;
  return {
    kind,
    key,
    url: maker.addresses.urlOf(template, maker.locale) ?? "",
    name: words[maker.locale]?.name ?? "",
    goal: maker.goal(facts.goals[0]),
    ...templateToFit(template, maker.locale),
  };
}
