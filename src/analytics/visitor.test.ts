import { describe, expect, it } from "vitest";
import { countEvent, formatVisitor, parseVisitor, sessionTimeoutMs } from "./visitor.ts";

const makeId = () => "made-up";
const first = countEvent(undefined, 1_000, makeId);

describe("a visitor", () => {
  it("gets an id and a session with the first event", () => {
    expect(first).toEqual({ deviceId: "made-up", sessionId: 1_000, lastEventMs: 1_000, events: 1 });
  });

  it("stays in the session for 30 minutes from event to event, and not a moment longer (R9.2)", () => {
    expect(sessionTimeoutMs).toBe(1_800_000);
    const second = countEvent(first, 1_000 + sessionTimeoutMs, makeId);
    expect(second).toEqual({ ...first, lastEventMs: 1_000 + sessionTimeoutMs, events: 2 });
    const later = second.lastEventMs + sessionTimeoutMs + 1;
    expect(countEvent(second, later, makeId)).toMatchObject({ deviceId: "made-up", sessionId: later, events: 3 });
  });

  it("is read back as it was written, and nonsense is nobody", () => {
    expect(parseVisitor(formatVisitor(first))).toEqual(first);
    for (const text of ["", "a.b.c.d", "id.1.2", "id.1.2.3.4", "i d.1.2.3", "id.-1.2.3"]) {
      expect(parseVisitor(text), text).toBeUndefined();
    }
  });
});
