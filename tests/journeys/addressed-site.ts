/** A built site names its own address and the platform's, whose ports are known only once they listen. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/build/cache/list-files.ts";

/** Placeholder addresses in a built test site, which each worker replaces by its own. */
export const builtAddresses = { site: "http://localhost:10001", platform: "http://localhost:10002" };

type Addresses = typeof builtAddresses;

const namesAddresses = /\.(?:html|js|json|xml|txt)$|^_headers$/;

/** Copies a test site with a worker's addresses, which are encoded inside a query. */
export function copyWithAddresses(from: string, to: string, addresses: Addresses): void {
  // Their hosts, which the page about privacy names alone.
  const hostOf = (address: string) => new URL(address).host;
  const replacements = (["site", "platform"] as const).flatMap((name) => [
    [hostOf(builtAddresses[name]), hostOf(addresses[name])] as const,
    [encodeURIComponent(hostOf(builtAddresses[name])), encodeURIComponent(hostOf(addresses[name]))] as const,
  ]);
  for (const file of listFiles(from)) {
    const source = path.join(from, file);
    const target = path.join(to, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!namesAddresses.test(file)) copyFileSync(source, target);
    else {
      const text = readFileSync(source, "utf8");
      writeFileSync(
        target,
        replacements.reduce((replaced, [built, own]) => replaced.replaceAll(built, own), text),
      );
    }
  }
}
