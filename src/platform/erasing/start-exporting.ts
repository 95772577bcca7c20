/** `npm run -s export -- nora@example.org > nora.json`: writes what the platform holds of a person who asks for it. */
import { once } from "node:events";
import { runOnDatabase } from "../database/run-on-database.ts";
import { exportPerson } from "./export-person.ts";
import { findPerson } from "./person.ts";
import { readAddress } from "./read-address.ts";

const email = readAddress("export");
await runOnDatabase(async ({ database }) => {
  for await (const piece of exportPerson(database, await findPerson(database, email)))
    if (!process.stdout.write(piece)) await once(process.stdout, "drain");
  return undefined;
});
