import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { isSlug } from "../../domain/slug.ts";
import { type TemplateKind, type TemplateReference, templateKinds } from "../../domain/template.ts";
import type { Database } from "../database/open-database.ts";
import { keptTemplates } from "../database/schema.ts";

/** The platform does not know which templates exist, so any slug can be kept. More than this would only make the page slow. */
const keptAtMost = 300;

export interface TemplateKey {
  kind: TemplateKind;
  /** The English slug. */
  slug: string;
}

export interface KeptTemplate extends TemplateKey {
  keptAt: Date;
}

const lastUsedFirst = [desc(keptTemplates.keptAt), keptTemplates.slug, keptTemplates.kind];

/** The templates that people use. */
export class KeptTemplates {
  constructor(readonly database: Database) {}

  /** Those that were used last stand first. */
  list(accountId: string): Promise<KeptTemplate[]> {
    const { kind, slug, keptAt } = keptTemplates;
    return this.database
      .select({ kind, slug, keptAt })
      .from(keptTemplates)
      .where(eq(keptTemplates.accountId, accountId))
      .orderBy(...lastUsedFirst)
      .limit(keptAtMost);
  }

  /** Keeps a template and, in the same statement, removes those beyond the limit that were used longest ago. */
  async keep(accountId: string, template: TemplateKey, keptAt: Date): Promise<void> {
    const { kind, slug } = keptTemplates;
    const isOfAccount = eq(keptTemplates.accountId, accountId);
    const tooMany = this.database
      .select({ kind, slug })
      .from(keptTemplates)
      .where(and(isOfAccount, or(ne(kind, template.kind), ne(slug, template.slug))))
      .orderBy(...lastUsedFirst)
      .offset(keptAtMost - 1);
    const forgotten = this.database.$with("forgotten").as(
      this.database
        .delete(keptTemplates)
        .where(and(isOfAccount, sql`(${kind}, ${slug}) in ${tooMany}`))
        .returning(),
    );
    await this.database
      .with(forgotten)
      .insert(keptTemplates)
      .values({ accountId, kind: template.kind, slug: template.slug, keptAt })
      .onConflictDoUpdate({ target: [keptTemplates.accountId, kind, slug], set: { keptAt } });
  }

  /** Returns what was removed, if it was there. */
  async remove(accountId: string, { kind, slug }: TemplateKey): Promise<KeptTemplate | undefined> {
    const [removed] = await this.database
      .delete(keptTemplates)
      .where(and(eq(keptTemplates.accountId, accountId), eq(keptTemplates.kind, kind), eq(keptTemplates.slug, slug)))
      .returning({ keptAt: keptTemplates.keptAt });
    return removed && { kind, slug, ...removed };
  }
}

/** Reads the names of a template in an address. */
export function readTemplateKey(kind = "", slug = ""): TemplateKey | undefined {
  const known = templateKinds.find((each) => each === kind);
  return known && isSlug(slug) ? { kind: known, slug } : undefined;
}

/** Returns the key of a template that the site has named. */
export function templateKeyOf(template: TemplateReference): TemplateKey {
  const [kind, slug] = template.split(":") as [TemplateKind, string];
  return { kind, slug };
}
