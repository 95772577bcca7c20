import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import { secrets } from "../database/schema.ts";

/** Reads a secret of this platform, and creates it the first time. Servers that start at the same moment get the same secret. */
export async function readSecret(database: Database, name: string): Promise<Buffer> {
  await database
    .insert(secrets)
    .values({ name, value: randomBytes(32) })
    .onConflictDoNothing();
  const [secret] = await database.select().from(secrets).where(eq(secrets.name, name));
  if (!secret) throw new Error(`The secret ${name} could not be kept`);
  return secret.value;
}
