/** A connection by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/): commands with their answers, and events in between. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  #sent = 0;

  private constructor(socket: WebSocket, takeEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const { type, id, method, params, result, error, message } = JSON.parse(data);
      if (type === "event") return takeEvent(method, params);
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (type === "success") waiting?.resolve(result);
      else waiting?.reject(new Error(`${error}: ${message}`));
    };
    socket.onclose = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The browser has closed the connection"));
    };
  }

  static open(address: string, takeEvent: (method: string, params: unknown) => void): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve(new BidiConnection(socket, takeEvent));
      socket.onerror = () => reject(new Error(`Nothing answers at ${address}`));
    });
  }

  ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.#sent;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
