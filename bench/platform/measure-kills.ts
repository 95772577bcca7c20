import { tryKills } from "../../src/platform/test-kills.ts";
import { printTable } from "../print-table.ts";
import { withFolder } from "./bench-process.ts";

/** Kills the platform in the middle of writes, again and again. False when anything that it had acknowledged is gone. */
export async function measureKills(kills: number): Promise<boolean> {
  const { acknowledged, lost, halves } = await withFolder((folder) => tryKills({ folder, kills }));
  printTable(
    `After ${kills} kills in the middle of writes`,
    ["", "acknowledged", "lost"],
    [
      ["subscriptions", String(acknowledged.subscriptions), String(lost.subscriptions)],
      ["events", String(acknowledged.events), String(lost.events)],
      ["batches stored by half", "", String(halves)],
    ],
  );
  return lost.subscriptions === 0 && lost.events === 0 && halves === 0;
}
