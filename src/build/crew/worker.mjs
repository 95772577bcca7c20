// Threads start as JavaScript, and are told themselves how to read TypeScript.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
