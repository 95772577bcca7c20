import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import type { AttemptRules } from "./accounts/attempt-rules.ts";
import type { HasherOptions } from "./accounts/hash-password.ts";
import type { Rule } from "./accounts/limiter.ts";
import type { Database, OpenDatabase } from "./database/open-database.ts";
import { readSettings, type Settings } from "./environment.ts";
import type { Mail } from "./mail/mail.ts";
import { createPlatform } from "./platform.ts";
import { createServices, type Services } from "./services.ts";
import type { AskSite } from "./templates/site-templates.ts";
import type { TestDatabase } from "./test-databases.ts";

export const siteOrigin = "http://localhost:4173";
export const platformOrigin = "http://localhost:4180";

/** A platform for tests, and a browser that talks to it: it keeps cookies. */
export interface TestPlatform {
  platform: Hono;
  services: Services;
  database: Database;
  tidy: OpenDatabase["tidy"];
  /** What the security log was told, line by line. */
  securityLines: string[];
  browser: () => TestBrowser;
  /** Advances the platform's clock. */
  pass: (milliseconds: number) => void;
  /** The mails that an address has got, the oldest first. */
  mailsTo: (email: string) => Promise<Mail[]>;
  close: () => Promise<void>;
}

export interface TestPlatformOptions {
  environment?: Record<string, string>;
  settings?: Partial<Settings>;
  attemptRules?: AttemptRules;
  ingestRule?: Rule;
  callRule?: Rule;
  /** The least work that a hash can be, unless a test is about the work. */
  hasherOptions?: Partial<HasherOptions>;
  /** The site, which has no templates, unless a test is about them. */
  askSite?: AskSite;
  /** For tests that read all rows of a table, or make the database fail. */
  isAlone?: boolean;
}

export async function startTestPlatform(
  testDatabase: TestDatabase,
  { environment = {}, settings, isAlone = false, ...options }: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const { database, tidy, close } = await (isAlone ? testDatabase.open() : testDatabase.share());
  let clock = Date.now();
  const mails: Mail[] = [];
  const securityLines: string[] = [];
  const services = await createServices({
    settings: { ...readSettings(environment), ...settings },
    database,
    now: () => new Date(clock),
    hasherOptions: { cost: { memoryCost: 8, timeCost: 1 } },
    askSite: async () => Response.json({ templates: [] }),
    attemptSecret: randomBytes(32),
    mailWay: {
      deliver: async (mail) => {
        mails.push(mail);
      },
    },
    writeSecurityLine: (line) => securityLines.push(line),
    ...options,
  });
  const platform = createPlatform(services);
  return {
    platform,
    services,
    database,
    tidy,
    securityLines,
    browser: () => new TestBrowser(platform),
    pass: (milliseconds) => {
      clock += milliseconds;
    },
    mailsTo: async (email) => {
      await services.mailer.settle();
      return mails.filter(({ to }) => to === email);
    },
    close: async () => {
      await services.mailer.drain();
      if (isAlone) await close();
    },
  };
}

export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #platform: Hono;

  constructor(platform: Hono) {
    this.#platform = platform;
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.#platform.request(platformOrigin + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Opens a page like a visitor who has typed its address. */
  open(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, { headers: { "Sec-Fetch-Site": "none", ...headers } });
  }

  /** Sends a form as the platform's own page does. */
  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin", ...headers },
    });
  }

  async whoAmI(): Promise<{ firstName?: string } | undefined> {
    const response = await this.request("/auth/me");
    return response.status === 200 ? ((await response.json()) as { firstName?: string }) : undefined;
  }
}

const many: Rule = { points: 1_000_000, durationSeconds: 60 };

/** For tests that are not about limits. */
export const unlimited: AttemptRules = {
  perClient: many,
  perClientAndAccount: many,
  perKnownBrowser: many,
  perAccount: many,
  perClientAndGuessedAccount: many,
  subscriptions: many,
  mailsPerClient: many,
  mailsPerAddress: many,
};

let people = 0;

/** A new person with an address that no other has. */
export function makePerson() {
  people += 1;
  return { name: "Nora Lind", email: `nora${people}@example.org`, password: "a short sentence to remember" };
}
