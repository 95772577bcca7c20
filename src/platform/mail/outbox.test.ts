import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Outbox } from "./outbox.ts";

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "outbox-")), "mails");
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const mail = (subject: string) => ({ to: "nora@example.org", subject, text: "Hello", html: "<p>Hello</p>" });

it("keeps mails in files that nobody else may read, and lists the newest first", async () => {
  const outbox = new Outbox(folder);
  expect(await outbox.list()).toEqual([]);
  for (const subject of ["first", "second", "third"]) {
    await outbox.deliver(mail(subject));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const mails = await outbox.list();
  expect(mails.map(({ subject }) => subject)).toEqual(["third", "second", "first"]);
  expect(await outbox.find(mails[1]?.id ?? "")).toMatchObject(mail("second"));
  for (const name of readdirSync(folder)) expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

it("keeps a hundred", async () => {
  const outbox = new Outbox(folder);
  for (let number = 0; number < 103; number += 1) await outbox.deliver(mail(String(number)));
  expect(readdirSync(folder)).toHaveLength(100);
});

it("leaves out files that are no mails, and finds none by the name of another file", async () => {
  const outbox = new Outbox(folder);
  await outbox.deliver(mail("one"));
  writeFileSync(path.join(folder, "1700000000000-0190c1c2-4a5e-7cc0-8a53-0242ac120002.json"), "{");
  writeFileSync(path.join(folder, "notes.txt"), "");
  expect(await outbox.list()).toHaveLength(1);
  for (const id of ["../outbox", "notes", "", "1700000000000-0190c1c2-4a5e-7cc0-8a53-0242ac120002"])
    expect(await outbox.find(id)).toBeUndefined();
});
