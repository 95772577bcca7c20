import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that `npm run build` wrote, or the one that `SITE_DIST` names. */
export const builtFolder = path.resolve(process.env.SITE_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));
