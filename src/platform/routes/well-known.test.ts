import { expect, it } from "vitest";
import { wellKnownRoutes } from "./well-known.ts";

it("leads password managers to the account", async () => {
  const answer = await wellKnownRoutes().request("/.well-known/change-password");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/account"]);
});
