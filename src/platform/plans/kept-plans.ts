import { and, desc, eq } from "drizzle-orm";
import { mostKeptPlans } from "../../domain/plan/kept-plan.ts";
import type { Database } from "../database/open-database.ts";
import { accounts, plans } from "../database/schema.ts";

/** A plan as it stands in a list: all but its content. */
export interface ListedPlan {
  id: string;
  /** The number of this state of the plan. Each later state has a larger one, even if the plan was removed in between. */
  version: number;
  title: string;
  changed: Date;
}

export interface KeptPlan extends ListedPlan {
  /** The query of the plan's address. */
  plan: string;
}

/** A state of a plan that a browser has sent. */
export interface ToldPlan extends Pick<KeptPlan, "id" | "title" | "plan"> {
  /** The version that the browser has seen last; 0 for a new plan. */
  version: number;
}

/** The outcome of a change. If the browser has not seen the present state, nothing is changed. */
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

  /** Returns the plans of an account, those that were changed last first. */
  list(account: string): Promise<ListedPlan[]> {
    return this.database.select(listed).from(plans).where(eq(accountId, account)).orderBy(desc(changed), id);
  }

  /** Returns the same list, with the content of the plans. */
  listWhole(account: string): Promise<KeptPlan[]> {
    return this.database.select(whole).from(plans).where(eq(accountId, account)).orderBy(desc(changed), id);
  }

  async find(account: string, planId: string): Promise<KeptPlan | undefined> {
    const [found] = await this.database.select(whole).from(plans).where(isPlanOf(account, planId));
    return found;
  }

  /**
   * Keeps a state of a plan. A state that is kept already counts as done, so that a browser that has not received the answer may send it
   * again.
   */
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
