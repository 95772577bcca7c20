import { readSecret } from "../accounts/secret.ts";
import type { Database } from "../database/open-database.ts";
import type { Settings } from "../environment.ts";
import { openSecurityLines } from "./security-lines.ts";
import { SecurityLog, type WriteLine } from "./security-log.ts";

interface Opening {
  settings: Pick<Settings, "securityLogFile">;
  now: () => Date;
  /** Takes the lines, instead of the file of the settings. */
  write?: WriteLine | undefined;
}

/** The log of the platform, also for commands of an operator: all of them write the same hashes. */
export async function openSecurityLog(database: Database, { settings, now, write }: Opening): Promise<SecurityLog> {
  const secret = await readSecret(database, "security-log");
  return new SecurityLog({ secret, write: write ?? openSecurityLines(settings.securityLogFile), now });
}
