import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import type { Settings } from "../environment.ts";

export type CookieName = "sign-in" | "browser";

/** Cookies as the settings ask for them: over HTTPS bound to this very host by their prefix. */
export class Cookies {
  readonly #isHttps: boolean;
  readonly #options: CookieOptions;

  constructor({ publicOrigin, isCookieCrossSite }: Pick<Settings, "publicOrigin" | "isCookieCrossSite">) {
    this.#isHttps = publicOrigin.startsWith("https:");
    this.#options = {
      path: "/",
      httpOnly: true,
      secure: this.#isHttps,
      ...(isCookieCrossSite ? { sameSite: "None", partitioned: true } : { sameSite: "Lax" }),
    };
  }

  read(context: Context, name: CookieName): string | undefined {
    const value = getCookie(context, this.#nameOf(name));
    // Only what this platform can have made: nothing else is worth a look into the database.
    return value && /^[\w-]{43}$/.test(value) ? value : undefined;
  }

  write(context: Context, name: CookieName, value: string, maxAgeMs: number): void {
    setCookie(context, this.#nameOf(name), value, { ...this.#options, maxAge: Math.floor(maxAgeMs / 1000) });
  }

  remove(context: Context, name: CookieName): void {
    deleteCookie(context, this.#nameOf(name), this.#options);
  }

  #nameOf(name: CookieName): string {
    return this.#isHttps ? `__Host-${name}` : name;
  }
}
