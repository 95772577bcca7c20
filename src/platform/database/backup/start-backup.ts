/** `npm run backup -- platform.backup`: writes all that the platform holds into a file. */
import { runCommand } from "../run-command.ts";
import { readFileName } from "./read-file-name.ts";
import { writeBackup } from "./write-backup.ts";

const file = readFileName("backup");
await runCommand(async (place) => {
  const bytes = await writeBackup(place, file);
  return `Everything is in ${file}, ${(bytes / 1e6).toFixed(1)} MB. It holds people's addresses: keep it as the database.`;
});
