import { type Happening, writeEvent } from "./event.ts";
import { EventStore, type TextStorage } from "./event-store.ts";
import { Sender, type SenderOptions } from "./sender.ts";
import { countEvent, formatVisitor, parseVisitor } from "./visitor.ts";

export interface AnalyticsOptions extends Omit<SenderOptions, "store"> {
  version: string;
  /** Undefined if the browser blocks it. */
  storage: TextStorage | undefined;
  /** Reads and writes the visitor's record: a text, empty before the first event. */
  visitorMemory: { read: () => string; write: (text: string) => void };
  makeId: () => string;
}

export interface Analytics {
  /** Saves an event, and has it sent. */
  track: (happening: Happening) => void;
  /** The connection, or the page, is back. */
  resume: () => void;
  /** The page is about to close. */
  close: () => void;
  /** Ends it, and removes every event that waits. */
  forget: () => void;
}

/** The client of one page. Events that earlier pages could not send are sent first. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { version, storage, visitorMemory, clock, makeId } = options;
  const store = new EventStore(storage);
  const sender = new Sender({ ...options, store });
  let visitor = parseVisitor(visitorMemory.read());
  sender.wake();
  return {
    track(happening) {
      const nowMs = clock.now();
      // Other tabs count, too. If the browser stores nothing, the count of this page is kept in memory.
      visitor = countEvent(parseVisitor(visitorMemory.read()) ?? visitor, nowMs, makeId);
      visitorMemory.write(formatVisitor(visitor));
      const uuid = makeId();
      const text = writeEvent(happening, { visitor, uuid, nowMs, version });
      store.add({ happenedMs: nowMs, number: visitor.events, uuid, text });
      sender.wake();
    },
    resume: () => sender.hurry(),
    close: () => sender.sendLast(),
    forget() {
      sender.stop();
      store.clear();
    },
  };
}
