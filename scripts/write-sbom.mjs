/** `npm run -s sbom`: prints a list of all packages with versions, licences and hashes, as CycloneDX. */
import { refuseArguments, runNpm, stopOnSignals } from "./run-command.mjs";

refuseArguments("Write npm run -s sbom > sbom.json.");
stopOnSignals();
// From the lock file, so that what a machine has not installed, such as programs for other systems, is on the list.
process.exitCode = await runNpm(["sbom", "--package-lock-only", "--sbom-format=cyclonedx", "--sbom-type=application"]);
