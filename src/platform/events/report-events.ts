/** `npm run events`: what the platform has stored, for an operator to see that events arrive. */
import { runOnDatabase } from "../database/run-on-database.ts";
import { formatSummary } from "./format-summary.ts";
import { summariseEvents } from "./summarise-events.ts";

await runOnDatabase(async ({ database }) => formatSummary(await summariseEvents(database)));
