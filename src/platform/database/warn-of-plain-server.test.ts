import { expect, it } from "vitest";
import { warnOfPlainServer } from "./warn-of-plain-server.ts";

it.each([
  ["postgresql://platform:secret@db.example/platform", /for all to read\. Add \?sslmode=verify-full/],
  ["postgresql://platform:secret@db.example/platform?sslmode=disable", /for all to read/],
  ["postgresql://platform:secret@192.168.1.5/platform", /for all to read/],
  ["postgresql://platform:secret@db.example/platform?sslmode=no-verify", /^Any machine may pretend/],
])("warns of %s, without its password", (url, warning) => {
  expect(warnOfPlainServer(url)).toMatch(warning);
  expect(warnOfPlainServer(url)).not.toContain("secret");
});

it.each([
  "postgresql://platform:secret@db.example/platform?sslmode=verify-full",
  "postgresql://platform:secret@localhost/platform",
  "postgresql://platform:secret@127.0.0.1:5432/platform",
  "postgresql://platform:secret@[::1]/platform",
  "postgresql:///platform?host=/var/run/postgresql",
])("says nothing of %s", (url) => {
  expect(warnOfPlainServer(url)).toBeUndefined();
});
