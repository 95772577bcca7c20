import { readFlags, settingsAdvice } from "../command-line/read-flags.ts";
import { buildSite } from "./build-site.ts";
import { tellFailure } from "./cannot-build.ts";
import { contentFolder, outFolder } from "./folders.ts";
import { readConfig } from "./read/read-config.ts";

/** `npm run build`: the content folder becomes `dist/`, or the folder that `OUT` names, by its path from the project's. */
readFlags({ command: "build", advice: settingsAdvice });
try {
  const started = performance.now();
  const report = await buildSite({ contentFolder, outFolder, config: readConfig(process.env) });
  const milliseconds = performance.now() - started;
  const { pages, templates, compiledTemplates, hash, namesOperator } = report;
  const seconds = (milliseconds / 1000).toFixed(1);
  console.log(`${pages} pages in ${seconds} s, ${compiledTemplates} of ${templates} templates compiled, build ${hash}`);
  if (!namesOperator) {
    console.warn(
      "Nobody is named as responsible for the site, and /privacy/ says so: write content/privacy/<language>.yaml.",
    );
  }
} catch (error) {
  console.error(tellFailure(error));
  process.exitCode = 1;
}
