import type { Context } from "hono";
import type { Theme } from "../pages/page.ts";

/** The colours that the visitor has chosen on the site, or those of the device if they have chosen none. */
export function readTheme(context: Context): Theme | undefined {
  const theme = context.req.query("theme");
  return theme === "light" || theme === "dark" ? theme : undefined;
}
