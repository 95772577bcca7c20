/** `npm run erase -- nora@example.org`: deletes the data of a person who asks for it. */
import { runOnDatabase } from "../database/run-on-database.ts";
import { openSecurityLog } from "../security-log/open-security-log.ts";
import { erasePerson } from "./erase-person.ts";
import { readAddress } from "./read-address.ts";

const email = readAddress("erase");
await runOnDatabase(async ({ database, tidy }, settings) => {
  const erased = await erasePerson(database, email);
  (await openSecurityLog(database, { settings, now: () => new Date() })).tell("erased", { email });
  await tidy();
  const counts = Object.entries(erased).map(([table, rows]) => `${table} ${rows}`);
  return `Of ${email}, erased: ${counts.join(", ")}.`;
});
