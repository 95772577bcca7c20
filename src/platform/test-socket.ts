import { once } from "node:events";
import { connect } from "node:net";

/** Sends bytes, and returns all bytes received until the server ends the connection. */
export async function talk(port: number, ...parts: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  // A server that has read enough may end the connection while there is still something to send.
  socket.on("error", () => {});
  for (const part of parts) socket.write(part);
  await once(socket, "close").catch(() => undefined);
  return answer;
}

/** Returns nothing if there was no answer. */
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
