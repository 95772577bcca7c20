import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { logFailure } from "./log-failure.ts";

async function logOf(path: string): Promise<string> {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const app = new Hono().get("*", (context) => {
    logFailure(context, new Error("It is away"));
    return context.text("");
  });
  await app.request(path);
  const [[line] = []] = log.mock.calls;
  log.mockRestore();
  return String(line);
}

it("tells what was asked for, and what failed", async () => {
  expect(await logOf("/templates/inspiration/swot?a=b")).toMatch(
    /^GET \/templates\/inspiration\/swot failed: Error: It is away\n\s+at /,
  );
});

it("tells nothing that a terminal obeys, and no line that a visitor has made up", async () => {
  const [first, ...rest] = (await logOf("/a%1b%5b31m%0d%0a%7b%22log%22:%22security%22%7d%c2%9b%e2%80%ae")).split("\n");
  expect(first).toBe('GET /a\\u{1b}[31m\\u{d}\\u{a}{"log":"security"}\\u{9b}\\u{202e} failed: Error: It is away');
  for (const line of rest) expect(line).toMatch(/^\s+at /);
});

it("tells no address that stands in a path", async () => {
  expect(await logOf("/people/nora@example.org")).toMatch(/^GET \.\.\.@example\.org failed/);
});
