import { and, desc, eq, inArray, notInArray, or } from "drizzle-orm";
import { type FavouriteChanges, mostFavourites } from "../../domain/favourites.ts";
import type { TemplateReference } from "../../domain/template.ts";
import type { Database } from "../database/open-database.ts";
import { favourites } from "../database/schema.ts";

const { accountId, reference, position } = favourites;

/** The favourites of people who have signed up. */
export class KeptFavourites {
  constructor(readonly database: Database) {}

  /** The latest stand last. */
  async list(account: string): Promise<TemplateReference[]> {
    const latestFirst = await this.database
      .select({ reference })
      .from(favourites)
      .where(eq(accountId, account))
      .orderBy(desc(position), desc(reference))
      .limit(mostFavourites);
    return latestFirst.map((row) => row.reference).reverse();
  }

  /** Adds and removes, and in the same statement removes the oldest beyond the limit. Of what is in both lists, nothing is removed. */
  async change(account: string, { added, removed }: FavouriteChanges, now: Date): Promise<void> {
    const news = new Set(added);
    const isOfAccount = eq(accountId, account);
    const tooMany = this.database
      .select({ reference })
      .from(favourites)
      .where(and(isOfAccount, notInArray(reference, [...news, ...removed])))
      .orderBy(desc(position), desc(reference))
      .offset(mostFavourites - news.size);
    const isUnwanted = inArray(
      reference,
      removed.filter((it) => !news.has(it)),
    );
    const isGone = and(isOfAccount, or(isUnwanted, inArray(reference, tooMany)));
    if (news.size === 0) {
      await this.database.delete(favourites).where(isGone);
      return;
    }
    const rows = [...news].map((reference, index) => ({
      accountId: account,
      reference,
      position: now.getTime() * mostFavourites + index,
    }));
    // In the order of the references, so that no two browsers that write at once wait for each other in a circle.
    rows.sort((a, b) => (a.reference < b.reference ? -1 : 1));
    const gone = this.database.$with("gone").as(this.database.delete(favourites).where(isGone).returning());
    await this.database.with(gone).insert(favourites).values(rows).onConflictDoNothing();
  }
}
