import { z } from "zod";
import { isSlug } from "../../domain/slug.ts";
import { templateKinds } from "../../domain/template.ts";

/** Begins at the root of the site: behind its origin, it cannot lead to another host. */
const address = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[^\s\\"'<>]*$/);

const inLanguage = z.object({ name: z.string().min(1).max(200), path: address, picture: address });

/** Of languages, those that the platform does not know yet are let in as well, and never asked for. */
const templateIndex = z.object({
  templates: z.array(
    z.object({
      kind: z.enum(templateKinds),
      key: z.string().refine(isSlug),
      languages: z.record(z.string(), inLanguage),
    }),
  ),
});

/** What a template is called in each of its languages, and where it stands. */
export type TemplateLanguages = Readonly<Record<string, z.infer<typeof inLanguage>>>;

/** Templates by `kind/key`. Throws where the text is not the file of the contract. */
export function parseTemplateIndex(text: string): ReadonlyMap<string, TemplateLanguages> {
  const { data, error } = templateIndex.safeParse(JSON.parse(text));
  if (!data) throw new Error(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)[0]);
  const { templates } = data;
  return new Map(templates.map(({ kind, key, languages }) => [`${kind}/${key}`, languages]));
}
