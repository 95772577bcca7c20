import { defineConfig } from "drizzle-kit";

/** For `npx drizzle-kit generate --config src/platform/database/drizzle.config.ts`, after a change of the schema. */
// biome-ignore lint/style/noDefaultExport: its reader asks for it
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/platform/database/schema.ts",
  out: "./src/platform/database/migrations",
});
