import { afterEach, expect, it, vi } from "vitest";
import type { Mail } from "./mail.ts";
import { Mailer } from "./mailer.ts";

const mail: Mail = { to: "nora@example.org", subject: "Confirm", text: "A secret link", html: "" };
const logged = vi.spyOn(console, "error").mockImplementation(() => {});

afterEach(() => {
  logged.mockClear();
});

it("sends beside the answer: what is slow or fails is none of its matters", async () => {
  const taken: Mail[] = [];
  const mailer = new Mailer({ deliver: async (each) => void taken.push(each) });
  mailer.send(async () => mail);
  expect(taken).toEqual([]);
  await mailer.settle();
  expect(taken).toEqual([mail]);
});

it("tries again where a server does not take a mail yet", async () => {
  const deliver = vi.fn(async () => {});
  deliver.mockRejectedValueOnce(Object.assign(new Error("Greylisted"), { responseCode: 451 }));
  deliver.mockRejectedValueOnce(new Error("connect ECONNREFUSED"));
  const mailer = new Mailer({ deliver }, [0, 1, 1]);
  mailer.send(async () => mail);
  await mailer.settle();
  expect(deliver).toHaveBeenCalledTimes(3);
  expect(logged).not.toHaveBeenCalled();
});

it("gives up a mail that a server never takes, and logs neither the address nor the text", async () => {
  const deliver = vi.fn(async () => {
    throw Object.assign(new Error("No such user"), { responseCode: 550 });
  });
  const mailer = new Mailer({ deliver }, [0, 1, 1]);
  mailer.send(async () => mail);
  await mailer.settle();
  expect(deliver).toHaveBeenCalledOnce();
  const said = logged.mock.calls.join("\n");
  expect(said).toContain("No such user");
  for (const secret of [mail.to, mail.text]) expect(said).not.toContain(secret);
});

it("sends nothing where nothing is to be sent, and survives what fails before", async () => {
  const deliver = vi.fn(async () => {});
  const mailer = new Mailer({ deliver });
  mailer.send(async () => undefined);
  mailer.send(async () => {
    throw new Error("The database is gone");
  });
  await mailer.settle();
  expect(deliver).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledOnce();
});

it("waits at the end for a mail that is being handed over, and for no further try", async () => {
  const deliver = vi.fn(async () => {
    throw new Error("connect ECONNREFUSED");
  });
  const mailer = new Mailer({ deliver }, [0, 60_000]);
  mailer.send(async () => mail);
  await mailer.drain();
  expect(deliver).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledOnce();
});
