import path from "node:path";
import { fileURLToPath } from "node:url";

/** What `npm run build` wrote; `SITE_DIST` names another folder. */
export const builtFolder = path.resolve(process.env.SITE_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));
