import { connect, type Socket } from "node:net";

/** A plain request, as bytes. */
export const get = (path: string, moreHeaders = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${moreHeaders}\r\n`;

/** A visitor who sends and receives bytes. */
export class TestConnection {
  readonly socket: Socket;
  /** Resolves when either side has closed the connection. */
  readonly ended: Promise<void>;
  readonly #chunks: Buffer[] = [];

  constructor(port: number) {
    this.socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.socket.on("data", (chunk) => this.#chunks.push(chunk));
    // The server may refuse a long request and close the connection while it is still being sent.
    this.socket.on("error", () => {});
    this.ended = new Promise((resolve) => this.socket.once("close", () => resolve()));
  }

  get received(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  send(bytes: Uint8Array | string): this {
    this.socket.write(bytes);
    return this;
  }

  /** Returns all bytes received until the connection ended. Fails when it does not end in time. */
  async endedWithin(longestMs: number): Promise<Buffer> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.socket.destroy();
    }, longestMs);
    await this.ended;
    clearTimeout(timer);
    if (isLate) throw new Error(`The server had not ended the connection after ${longestMs} ms.`);
    return this.received;
  }
}
