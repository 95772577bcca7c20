import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findFreePort } from "../http-server/test-free-port.ts";
import { openDatabase } from "./database/open-database.ts";
import { events } from "./database/schema.ts";
import { batchOf, makeEvent } from "./test-batch.ts";
import { makeDataFolder } from "./test-embedded.ts";
import { makePerson, siteOrigin } from "./test-platform.ts";
import { PlatformProcess } from "./test-process.ts";

it("a full disk refuses what must grow, lets everybody be known and sign in, and loses nothing", {
  timeout: 120_000,
}, async () => {
  const folder = await makeDataFolder();
  const signs = mkdtempSync(path.join(tmpdir(), "platform-full-"));
  const sign = path.join(signs, "full");
  const environment = { DATA_FOLDER: folder, FULL_DISK: sign };
  const platform = new PlatformProcess(await findFreePort(), environment, { entry: "test-full-disk.ts" });
  await platform.ready();

  const acknowledged: string[] = [];
  const send = async () => {
    const list = Array.from({ length: 20 }, () => makeEvent({ text: "x".repeat(1_000) }));
    const { status } = await fetch(`${platform.origin}/ingest`, {
      method: "POST",
      body: batchOf(list),
      headers: { Origin: siteOrigin },
    });
    if (status === 200) acknowledged.push(...list.map(({ uuid }) => uuid));
    return status;
  };
  const enter = (page: string, person: Record<string, string>) =>
    fetch(`${platform.origin}/${page}`, {
      method: "POST",
      body: new URLSearchParams(person),
      headers: { "Sec-Fetch-Site": "same-origin" },
      redirect: "manual",
    });
  const person = makePerson();
  const cookies = (await enter("signup", person)).headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(";")))
    .join("; ");
  const statusOfMe = async () => (await fetch(`${platform.origin}/auth/me`, { headers: { Cookie: cookies } })).status;
  expect(await send()).toBe(200);

  writeFileSync(sign, "");
  const statuses = [];
  for (let turn = 0; turn < 20; turn += 1) statuses.push(await send());
  expect(statuses.slice(-10), "no page has room any more").toEqual(Array(10).fill(503));
  expect(await statusOfMe()).toBe(200);
  expect((await enter("signin", person)).status).toBe(303);
  expect((await fetch(`${platform.origin}/health`)).status).toBe(200);

  rmSync(sign);
  expect(await send(), "as soon as there is room").toBe(200);
  await platform.end("SIGKILL");
  expect(platform.output).toMatch(/could not extend file .*No space left on device/);

  const { database, close } = await openDatabase({ folder });
  const kept = await database.select({ uuid: events.uuid }).from(events);
  await close();
  expect(kept.map(({ uuid }) => uuid).sort()).toEqual(acknowledged.sort());
  for (const each of [folder, signs]) rmSync(each, { recursive: true });
});
