import { webcrypto } from "node:crypto";
import { expect, it } from "vitest";
import { makeUuid } from "./uuid.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

it("an id is a UUID, also where the browser makes none (without HTTPS)", () => {
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes);
  expect(makeUuid(webcrypto)).toMatch(uuid);
  const ids = Array.from({ length: 100 }, () => makeUuid({ getRandomValues }));
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(100);
});
