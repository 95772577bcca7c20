import { Hono } from "hono";
import { fonts } from "../pages/fonts.ts";

/** The fonts of the pages. */
export function fontRoutes(): Hono {
  const routes = new Hono();
  for (const { address, bytes } of Object.values(fonts)) {
    routes.get(address, (context) =>
      context.body(bytes, 200, {
        "Content-Type": "font/woff2",
        "Cache-Control": "public, max-age=31536000, immutable",
        "Cross-Origin-Resource-Policy": "same-origin",
      }),
    );
  }
  return routes;
}
