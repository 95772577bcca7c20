import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Locale } from "../../domain/locale.ts";
import { linkLivesMs } from "../accounts/mail-tokens.ts";
import type { Database } from "../database/open-database.ts";
import { subscriptions } from "../database/schema.ts";

/** What somebody has asked for, and how: the record of their consent. */
export interface Request {
  email: string;
  locale: Locale;
  /** The path of the page on which it was asked. */
  page: string | undefined;
  /** What stood beside the field. */
  consentText: string | undefined;
}

export interface Subscriber {
  id: string;
  email: string;
  locale: Locale;
}

const columns = { id: subscriptions.id, email: subscriptions.email, locale: subscriptions.locale };

/** The subscribers of the newsletter. Whoever has not confirmed within the life of the link is none, and is forgotten. */
export class Subscribers {
  readonly #database: Database;
  readonly #secret: Buffer;

  constructor(database: Database, secret: Buffer) {
    this.#database = database;
    this.#secret = secret;
  }

  /** Notes a request. Says whether the address is still to be confirmed; one that has been stays as it is. */
  async ask({ email, locale, page, consentText }: Request, now: Date): Promise<"pending" | "subscribed"> {
    const asked = { locale, subscribedAt: now, page: page ?? null, consentText: consentText ?? null };
    const pending = await this.#database
      .insert(subscriptions)
      .values({ email, ...asked })
      .onConflictDoUpdate({ target: subscriptions.email, set: asked, setWhere: isNull(subscriptions.confirmedAt) })
      .returning({ id: subscriptions.id });
    return pending.length > 0 ? "pending" : "subscribed";
  }

  /** Returns nothing where the request is gone, because it was ended or too old. */
  async confirm(email: string, now: Date): Promise<Subscriber | undefined> {
    const [subscriber] = await this.#database
      .update(subscriptions)
      .set({ confirmedAt: now })
      .where(and(eq(subscriptions.email, email), isNull(subscriptions.confirmedAt)))
      .returning(columns);
    return subscriber;
  }

  /** Finds the subscriber of a token in a link to end the newsletter. */
  async find(token: string): Promise<Subscriber | undefined> {
    const id = this.#readEndToken(token);
    if (!id) return undefined;
    const [subscriber] = await this.#database.select(columns).from(subscriptions).where(eq(subscriptions.id, id));
    return subscriber;
  }

  /** Removes the address. */
  async end(id: string): Promise<void> {
    await this.#database.delete(subscriptions).where(eq(subscriptions.id, id));
  }

  /**
   * A token for the links that end the newsletter. It is signed and not stored, because the link in an old issue has to work as long as
   * somebody keeps the issue. It can do nothing else.
   */
  endTokenOf({ id }: Pick<Subscriber, "id">): string {
    return `${id}.${this.#sign(id).toString("base64url")}`;
  }

  async prune(now: Date): Promise<void> {
    await this.#database
      .delete(subscriptions)
      .where(
        and(
          isNull(subscriptions.confirmedAt),
          lt(subscriptions.subscribedAt, new Date(now.getTime() - linkLivesMs.subscribe)),
        ),
      );
  }

  #readEndToken(token: string): string | undefined {
    const [, id = "", signature = ""] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
    const given = Buffer.from(signature, "base64url");
    const wanted = this.#sign(id);
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
  }

  #sign(id: string): Buffer {
    return createHmac("sha256", this.#secret).update(id).digest();
  }
}
