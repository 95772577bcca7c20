/** `npm run restore -- platform.backup`: puts back what `npm run backup` has written, into an empty place. */
import { runCommand } from "../run-command.ts";
import { readFileName } from "./read-file-name.ts";
import { restoreBackup } from "./restore-backup.ts";

const file = readFileName("restore");
await runCommand(async (place) => {
  await restoreBackup(place, file);
  return `Everything of ${file} is back. Erase anew whom you have erased since it was written.`;
});
