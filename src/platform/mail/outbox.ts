import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Mail } from "./mail.ts";

/** Older mails give way. */
const mostMails = 100;

const mailFile = /^\d{13}-[\da-f-]{36}\.json$/;

const keptMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
});

export interface KeptMail extends Mail {
  id: string;
  sentAt: Date;
}

/** A folder that takes the mails of a platform without a mail server, so that everything can be tried on one machine. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  readonly deliver = async (mail: Mail): Promise<void> => {
    // The mails hold links that open accounts.
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.#folder, `${Date.now()}-${randomUUID()}.json`);
    // Complete as soon as it has its name.
    await writeFile(`${file}.new`, JSON.stringify(mail), { mode: 0o600 });
    await rename(`${file}.new`, file);
    for (const name of (await this.#names()).slice(mostMails)) await rm(path.join(this.#folder, name), { force: true });
  };

  /** The newest first. Files that are no mails are left out. */
  async list(): Promise<KeptMail[]> {
    const mails = await Promise.all((await this.#names()).map((name) => this.find(path.parse(name).name)));
    return mails.filter((mail) => mail !== undefined);
  }

  async find(id: string): Promise<KeptMail | undefined> {
    if (!mailFile.test(`${id}.json`)) return undefined;
    try {
      const mail = keptMail.parse(JSON.parse(await readFile(path.join(this.#folder, `${id}.json`), "utf8")));
      return { ...mail, id, sentAt: new Date(Number(id.slice(0, 13))) };
    } catch {
      return undefined;
    }
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => mailFile.test(name))
      .sort()
      .reverse();
  }
}
