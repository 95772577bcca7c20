import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { type PlatformCookie, platformCookieName, unpartitioned } from "../../domain/platform-cookies.ts";
import type { Settings } from "../environment.ts";

interface Kind {
  suffix: string;
  options: CookieOptions;
}

/**
 * Sets cookies by the settings. Over HTTPS, a prefix binds them to this host. For a site on another registrable domain, each cookie
 * is set twice: browsers that refuse third-party cookies accept one in a frame only with `Partitioned`, which binds it to the page
 * around the frame; and a cookie that is bound to a page of the platform itself would never be sent from the site.
 */
export class Cookies {
  readonly #isHttps: boolean;
  readonly #kinds: readonly Kind[];

  constructor({ publicOrigin, isCookieCrossSite }: Pick<Settings, "publicOrigin" | "isCookieCrossSite">) {
    const isHttps = publicOrigin.startsWith("https:");
    this.#isHttps = isHttps;
    const options: CookieOptions = { path: "/", httpOnly: true, secure: isHttps };
    this.#kinds = isCookieCrossSite
      ? [
          { suffix: "", options: { ...options, sameSite: "None", partitioned: true } },
          { suffix: unpartitioned, options: { ...options, sameSite: "None" } },
        ]
      : [{ suffix: "", options: { ...options, sameSite: "Lax" } }];
  }

  /** The different values that the browser has sent. */
  read(context: Context, name: PlatformCookie): string[] {
    const values = this.#kinds.map(({ suffix }) => getCookie(context, this.#nameOf(name, suffix)) ?? "");
    // Only values that this platform can have set, because others need no query.
    return [...new Set(values.filter((value) => /^[\w-]{43}$/.test(value)))];
  }

  write(context: Context, name: PlatformCookie, value: string, maxAgeMs: number): void {
    const isInFrame = context.req.header("Sec-Fetch-Dest") === "iframe";
    for (const { suffix, options } of this.#kinds) {
      if (options.partitioned && !isInFrame) continue;
      setCookie(context, this.#nameOf(name, suffix), value, { ...options, maxAge: Math.floor(maxAgeMs / 1000) });
    }
  }

  remove(context: Context, name: PlatformCookie): void {
    for (const { suffix, options } of this.#kinds) deleteCookie(context, this.#nameOf(name, suffix), options);
  }

  #nameOf(name: PlatformCookie, suffix: string): string {
    return platformCookieName(name, this.#isHttps) + suffix;
  }
}
