/** A build without pictures as PNG and compressed copies, in a process of its own: see `same-build.test.ts`. */
import { buildSite } from "../../src/build/build-site.ts";
import { contentFolder, outFolder } from "../../src/build/folders.ts";
import { readConfig } from "../../src/build/read/read-config.ts";

await buildSite({ contentFolder, outFolder, config: readConfig(process.env), isLight: true });
