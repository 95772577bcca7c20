import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { Settings } from "../environment.ts";

export type CookieName = "sign-in" | "browser";

interface Kind {
  suffix: string;
  options: CookieOptions;
}

/**
 * Cookies as the settings ask for them: over HTTPS bound to this very host by their prefix. For a site on another registrable
 * domain there are two of each: browsers that refuse cookies of others take one in a frame only where `Partitioned` binds it to the
 * page around, and one that is bound to a page of the platform's own would never reach the site.
 */
export class Cookies {
  readonly #prefix: string;
  readonly #kinds: readonly Kind[];

  constructor({ publicOrigin, isCookieCrossSite }: Pick<Settings, "publicOrigin" | "isCookieCrossSite">) {
    const isHttps = publicOrigin.startsWith("https:");
    this.#prefix = isHttps ? "__Host-" : "";
    const options: CookieOptions = { path: "/", httpOnly: true, secure: isHttps };
    this.#kinds = isCookieCrossSite
      ? [
          { suffix: "", options: { ...options, sameSite: "None", partitioned: true } },
          { suffix: "-unpartitioned", options: { ...options, sameSite: "None" } },
        ]
      : [{ suffix: "", options: { ...options, sameSite: "Lax" } }];
  }

  /** What the browser sent, each once: where there are two, they can differ. */
  read(context: Context, name: CookieName): string[] {
    const values = this.#kinds.map(({ suffix }) => getCookie(context, this.#nameOf(name, suffix)) ?? "");
    // Only what this platform can have made: nothing else is worth a look into the database.
    return [...new Set(values.filter((value) => /^[\w-]{43}$/.test(value)))];
  }

  write(context: Context, name: CookieName, value: string, maxAgeMs: number): void {
    const isInFrame = context.req.header("Sec-Fetch-Dest") === "iframe";
    for (const { suffix, options } of this.#kinds) {
      if (options.partitioned && !isInFrame) continue;
      setCookie(context, this.#nameOf(name, suffix), value, { ...options, maxAge: Math.floor(maxAgeMs / 1000) });
    }
  }

  remove(context: Context, name: CookieName): void {
    for (const { suffix, options } of this.#kinds) deleteCookie(context, this.#nameOf(name, suffix), options);
  }

  #nameOf(name: CookieName, suffix: string): string {
    return `${this.#prefix}${name}${suffix}`;
  }
}
