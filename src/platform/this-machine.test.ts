import { expect, it } from "vitest";
import { isThisMachine } from "./this-machine.ts";

it.each(["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.1.2.3", "[::1]", "::1"])(
  "%s is this machine",
  (host) => {
    expect(isThisMachine(host)).toBe(true);
  },
);

it.each([
  "localhost.example",
  "mylocalhost",
  "127.0.0.1.example",
  "1127.0.0.1",
  "128.0.0.1",
  "192.168.1.5",
  "[::2]",
  "0.0.0.0",
  "",
])("%o is another", (host) => {
  expect(isThisMachine(host)).toBe(false);
});
