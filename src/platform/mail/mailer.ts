import { setTimeout as wait } from "node:timers/promises";
import { describeError } from "../describe-error.ts";
import type { Deliver, Mail } from "./mail.ts";

/** How mails leave, and how connections end that wait for more. */
export interface MailWay {
  deliver: Deliver;
  close?: () => void;
}

/** Mail servers that are busy, or that let unknown senders wait, take a mail some time later. */
const triesAfterMs = [0, 5_000, 60_000, 10 * 60_000];

/**
 * Sends mails beside the answers, so that no answer takes longer because a mail is sent, and tells by its time whether one is. Mails that
 * wait for another try are lost with the process: whoever waits for one asks for another.
 */
export class Mailer {
  readonly #deliver: Deliver;
  readonly #close: () => void;
  readonly #triesAfterMs: readonly number[];
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();

  constructor({ deliver, close = () => {} }: MailWay, triesAfter: readonly number[] = triesAfterMs) {
    this.#deliver = deliver;
    this.#close = close;
    this.#triesAfterMs = triesAfter;
  }

  /** Prepares a mail and sends it, both later. Where there is none, nothing is sent. */
  send(prepare: () => Promise<Mail | undefined>): void {
    const sending = this.#send(prepare).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Waits for the mails that are being handed over, and gives up those that wait for another try. */
  async drain(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#underWay);
    this.#close();
  }

  /** Waits until all mails are handed over. For tests. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #send(prepare: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await prepare();
      if (mail) await this.#try(mail);
    } catch (error) {
      // Neither the address nor the text: the log is read by more people than the mail.
      console.error(`A mail could not be sent: ${describeError(error)}`);
    }
  }

  async #try(mail: Mail): Promise<void> {
    let failure: unknown;
    for (const afterMs of this.#triesAfterMs) {
      // An aborted wait rejects: the last failure says more.
      if (afterMs > 0) await wait(afterMs, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => {});
      if (failure && this.#stopping.signal.aborted) break;
      try {
        return await this.#deliver(mail);
      } catch (error) {
        failure = error;
        if (isFinal(error)) break;
      }
    }
    throw failure;
  }
}

/** A server that answers 500 or more will never take the mail. */
function isFinal(error: unknown): boolean {
  const { responseCode } = Object(error) as { responseCode?: unknown };
  return typeof responseCode === "number" && responseCode >= 500;
}
