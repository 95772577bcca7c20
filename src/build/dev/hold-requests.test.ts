import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { holdRequests } from "./hold-requests.ts";

it("answers a request that came before there was an answer, and those after it", async () => {
  const server = createServer();
  const answerWith = holdRequests(server);
  await once(server.listen(0, "localhost"), "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const arrived = once(server, "request");
    const early = fetch(`${address}/early`);
    await arrived;
    answerWith((request, response) => response.end(`ready for ${request.url}`));
    expect(await (await early).text()).toBe("ready for /early");
    expect(await (await fetch(`${address}/late`)).text()).toBe("ready for /late");
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
