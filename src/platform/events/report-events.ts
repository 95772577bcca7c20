/** `npm run events`: a summary of the stored events, which shows the operator that events arrive. */
import { readFlags } from "../../command-line/read-flags.ts";
import { runOnDatabase } from "../database/run-on-database.ts";
import { formatSummary } from "./format-summary.ts";
import { summariseEvents } from "./summarise-events.ts";

readFlags({ command: "events", advice: " DATA_FOLDER or DATABASE_URL says where the events are." });
await runOnDatabase(async ({ database }) => formatSummary(await summariseEvents(database)));
