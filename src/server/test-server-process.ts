/** Serves the folder that is named first until its parent goes; started by `test-child-server.ts`. */
import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createBoundedServer } from "../http-server/bounded-server.ts";
import { createSiteServer } from "./create-site-server.ts";

const server = createBoundedServer(createSiteServer({ folder: process.argv[2] ?? "" }));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));

process.on("message", () => {
  // Several times, because a collected object may hold others.
  for (let time = 0; time < 3; time++) global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  server.getConnections((_, connections) => {
    process.send?.({ usedBytes: heapUsed + external, rssBytes: rss, descriptors: countDescriptors(), connections });
  });
});
process.on("disconnect", () => process.exit());

function countDescriptors(): number {
  return process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0;
}
