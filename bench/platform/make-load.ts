import { Agent, type ClientRequestArgs, request } from "node:http";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

export interface LoadOptions {
  port: number;
  connections: number;
  /** Called before each request; no more requests follow once it returns false. */
  goesOn: () => boolean;
  /** The next request of one of the connections. */
  next: (connection: number) => { options: ClientRequestArgs; body?: string };
}

export interface LoadResult {
  /** The number of answers by status; `error` counts requests without an answer. */
  statuses: Map<number | "error", number>;
  /** Latency of all answers, in microseconds. */
  latency: RecordableHistogram;
}

/** Sends requests over this many connections; each sends its next request as soon as the last one was answered. */
export async function makeLoad({ port, connections, goesOn, next }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: LoadResult = { statuses: new Map(), latency: createHistogram() };
  const connect = async (connection: number) => {
    while (goesOn()) {
      const { options, body } = next(connection);
      const started = performance.now();
      const status = await ask({ host: "127.0.0.1", port, agent, ...options }, body);
      result.latency.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => connect(connection)));
  agent.destroy();
  return result;
}

const longestMs = 30_000;

/** Resolves with the status once the whole answer has arrived. */
function ask(options: ClientRequestArgs, body?: string): Promise<number | "error"> {
  return new Promise((resolve) => {
    const sent = request({ ...options, timeout: longestMs }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? "error"));
      response.on("error", () => resolve("error"));
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve("error"));
    sent.end(body);
  });
}

export const formatMs = (microseconds: number) => (microseconds / 1000).toFixed(1);

export function formatStatuses({ statuses }: LoadResult): string {
  return [...statuses]
    .map(([status, count]) => `${count} x ${status}`)
    .sort()
    .join(", ");
}
