/** After so long without an event, the next one begins a session (R9.2). */
export const sessionTimeoutMs = 30 * 60 * 1000;

/** A browser's record from event to event. Its id is random, so that it names nobody. */
export interface Visitor {
  deviceId: string;
  /** When the session began, in milliseconds since 1970. */
  sessionId: number;
  lastEventMs: number;
  /** How many events there have been. */
  events: number;
}

/** The visitor as of an event that happens now. */
export function countEvent(visitor: Visitor | undefined, nowMs: number, makeId: () => string): Visitor {
  const goesOn = visitor !== undefined && nowMs - visitor.lastEventMs <= sessionTimeoutMs;
  return {
    deviceId: visitor?.deviceId ?? makeId(),
    sessionId: goesOn ? visitor.sessionId : nowMs,
    lastEventMs: nowMs,
    events: (visitor?.events ?? 0) + 1,
  };
}

export function formatVisitor({ deviceId, sessionId, lastEventMs, events }: Visitor): string {
  return [deviceId, sessionId, lastEventMs, events].join(".");
}

/** Reads the stored record, which other programs may have changed: an unreadable one counts as none. */
export function parseVisitor(text: string): Visitor | undefined {
  const [, deviceId, ...numbers] = /^([\w-]{1,64})\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  const [sessionId = 0, lastEventMs = 0, events = 0] = numbers.map(Number);
  return deviceId === undefined ? undefined : { deviceId, sessionId, lastEventMs, events };
}
