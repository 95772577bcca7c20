/** `npm run erase -- nora@example.org`: deletes the data of a person who asks for it. */
import { parseEmail } from "../../domain/email.ts";
import { runOnDatabase } from "../database/run-on-database.ts";
import { erasePerson } from "./erase-person.ts";

const [, , typed = "", ...others] = process.argv;
const email = parseEmail(typed);
if (email === undefined || others.length > 0) {
  console.error("Name one address, such as: npm run erase -- nora@example.org");
  process.exit(1);
}

await runOnDatabase(async ({ database, tidy }) => {
  const erased = await erasePerson(database, email);
  await tidy();
  return `Of ${email}, erased: accounts ${erased.accounts}, subscriptions ${erased.subscriptions}, events ${erased.events}.`;
});
