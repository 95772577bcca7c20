import { and, desc, eq } from "drizzle-orm";
import { mostKeptPlans } from "../../domain/plan/kept-plan.ts";
import type { Database } from "../database/open-database.ts";
import { accounts, plans } from "../database/schema.ts";

/** A plan as the list of all names it. */
export interface ListedPlan {
  id: string;
  /** Each state of a plan has another one, and a later state a larger one, also where the plan was removed in between. */
  version: number;
  title: string;
  changed: Date;
}

export interface KeptPlan extends ListedPlan {
  /** The query of its address. */
  plan: string;
}

/** A state of a plan that a browser tells. */
export interface ToldPlan extends Pick<KeptPlan, "id" | "title" | "plan"> {
  /** The version that the browser has seen last; 0 for a new plan. */
  version: number;
}

/** What has become of a change. Where the browser has not seen the present state, nothing is changed. */
export type ChangeOutcome =
  | { is: "done"; plan: KeptPlan }
  | { is: "conflict"; present: KeptPlan }
  | { is: "missing" }
  | { is: "full" };

const { accountId, id, version, title, changed, plan } = plans;
const listed = { id, version, title, changed };
const whole = { ...listed, plan };

const isPlanOf = (account: string, planId: string) => and(eq(accountId, account), eq(id, planId));

/** The plans of people who have signed up. */
export class KeptPlans {
  constructor(readonly database: Database) {}

  /** Those that were changed last stand first. */
  list(account: string): Promise<ListedPlan[]> {
    return this.database.select(listed).from(plans).where(eq(accountId, account)).orderBy(desc(changed), id);
  }

  /** The same, with what is in them. */
  listWhole(account: string): Promise<KeptPlan[]> {
    return this.database.select(whole).from(plans).where(eq(accountId, account)).orderBy(desc(changed), id);
  }

  async find(account: string, planId: string): Promise<KeptPlan | undefined> {
    const [found] = await this.database.select(whole).from(plans).where(isPlanOf(account, planId));
    return found;
  }

  /** What is there already is done, so that a browser whose answer was lost may tell it again. */
  keep(account: string, told: ToldPlan, now: Date): Promise<ChangeOutcome> {
    return this.database.transaction(async (transaction): Promise<ChangeOutcome> => {
      // Changes of an account wait for each other, so that two at once neither pass the limit nor overwrite each other.
      const owner = transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account));
      // The account may have been erased meanwhile.
      if ((await owner.for("no key update")).length === 0) return { is: "missing" };
      const [present] = await transaction.select(whole).from(plans).where(isPlanOf(account, told.id));
      if (present?.plan === told.plan && present.title === told.title) return { is: "done", plan: present };
      if (present && present.version !== told.version) return { is: "conflict", present };
      if (!present && told.version !== 0) return { is: "missing" };
      if (!present && (await transaction.$count(plans, eq(accountId, account))) >= mostKeptPlans) return { is: "full" };
      const state = {
        version: Math.max(now.getTime(), (present?.version ?? 0) + 1),
        title: told.title,
        changed: now,
        plan: told.plan,
      };
      await transaction
        .insert(plans)
        .values({ accountId: account, id: told.id, ...state })
        .onConflictDoUpdate({ target: [accountId, id], set: state });
      return { is: "done", plan: { id: told.id, ...state } };
    });
  }

  async remove(account: string, planId: string, seen: number): Promise<ChangeOutcome> {
    const [removed] = await this.database
      .delete(plans)
      .where(and(isPlanOf(account, planId), eq(version, seen)))
      .returning(whole);
    if (removed) return { is: "done", plan: removed };
    const present = await this.find(account, planId);
    return present ? { is: "conflict", present } : { is: "missing" };
  }
}
