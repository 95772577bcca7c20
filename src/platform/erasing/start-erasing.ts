/** `npm run erase -- nora@example.org`: deletes the data of a person who asks for it. */
import { runOnDatabase } from "../database/run-on-database.ts";
import { erasePerson } from "./erase-person.ts";
import { readAddress } from "./read-address.ts";

const email = readAddress("erase");
await runOnDatabase(async ({ database, tidy }) => {
  const erased = await erasePerson(database, email);
  await tidy();
  const counts = Object.entries(erased).map(([table, rows]) => `${table} ${rows}`);
  return `Of ${email}, erased: ${counts.join(", ")}.`;
});
