import { fork } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export interface BuildRequest {
  contentFolder: string;
  outFolder: string;
  /** A light build leaves out PNG pictures and compressed copies. */
  isLight: boolean;
}

export interface BuildMeasurement {
  pages: number;
  /** Templates that were not in the cache. */
  compiledTemplates: number;
  stages: Record<string, number>;
  totalMs: number;
  /** CPU time of all cores together. */
  cpuMs: number;
  peakMib: number;
}

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), "build-once.ts");

const nodeFlags = ["--import", "tsx"];

export function runBuild(request: BuildRequest, environment: Record<string, string> = {}): Promise<BuildMeasurement> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [JSON.stringify(request)], {
      execArgv: nodeFlags,
      env: { ...process.env, ...environment },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    let measurement: BuildMeasurement | undefined;
    child.on("message", (message) => {
      measurement = message as BuildMeasurement;
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      measurement ? resolve(measurement) : reject(new Error(`The build ended with ${code}`)),
    );
  });
}
