/** `npm run events`: a summary of the stored events, which shows the operator that events arrive. */
import { runOnDatabase } from "../database/run-on-database.ts";
import { formatSummary } from "./format-summary.ts";
import { summariseEvents } from "./summarise-events.ts";

await runOnDatabase(async ({ database }) => formatSummary(await summariseEvents(database)));
