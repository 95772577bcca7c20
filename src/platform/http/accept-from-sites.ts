import type { Hono, MiddlewareHandler } from "hono";
import { allowSites } from "./call-rules.ts";
import { refuseForeignOrigin, requireContentType } from "./cross-site.ts";
import { limitBody } from "./limit-body.ts";

interface SiteCall {
  siteOrigins: readonly string[];
  contentType: string;
  maxBytes: number;
  /** Runs before the body is read. */
  admit?: MiddlewareHandler;
}

const admitAll: MiddlewareHandler = (_, next) => next();

/** Accepts requests of the configured sites at a path, and of no other page. The handler is added afterwards. */
export function acceptFromSites(
  routes: Hono,
  path: string,
  { siteOrigins, contentType, maxBytes, admit = admitAll }: SiteCall,
): void {
  routes.use(path, allowSites({ siteOrigins, methods: ["POST"], isWithCredentials: false }));
  routes.post(path, refuseForeignOrigin(siteOrigins), requireContentType(contentType), admit, limitBody(maxBytes));
}
