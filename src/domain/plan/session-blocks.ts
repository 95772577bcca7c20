import type { SessionBlock } from "./plan.ts";

export function blocksOfSession(key: string, count: number): SessionBlock[] {
  return Array.from({ length: count }, (_, index) => ({ kind: "session", key, number: index + 1 }));
}
