import { siteConfig } from "../../site.config.ts";
import type { SiteConfig } from "../domain/site-config.ts";

const variables = { SITE_URL: "siteUrl", APP_URL: "appUrl", API_URL: "apiUrl" } as const;

/** The configuration with what the environment sets. Throws one error that names every wrong value. */
export function readConfig(environment: Record<string, string | undefined>): SiteConfig {
  const config = { ...siteConfig };
  const mistakes: string[] = [];
  for (const [variable, key] of Object.entries(variables)) {
    const value = environment[variable];
    if (value === undefined || value === "") continue;
    const origin = readOrigin(value);
    if (origin === undefined) {
      mistakes.push(
        `${variable} is "${value}": write an address such as https://inspirations.example.org, without a path`,
      );
    } else {
      config[key] = origin;
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return config;
}

function readOrigin(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  const isBare = url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  return isBare && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
