import { describe, expect, it } from "vitest";
import { EventStore } from "./event-store.ts";
import { MemoryStorage } from "./test-storage.ts";

const event = (number: number, happenedMs = 1_700_000_000_000) => ({
  happenedMs,
  number,
  uuid: `u${number}`,
  text: JSON.stringify({ uuid: `u${number}`, event_type: "a" }),
});
const numbersOf = (store: EventStore) => store.oldest(2000).map(({ text }) => Number(JSON.parse(text).uuid.slice(1)));

describe("the event store", () => {
  it("gives back the oldest first, whoever wrote them", () => {
    const storage = new MemoryStorage();
    const [one, other] = [new EventStore(storage), new EventStore(storage)];
    one.add(event(10));
    other.add(event(9));
    one.add(event(1, 1_700_000_000_001));
    expect(numbersOf(one)).toEqual([9, 10, 1]);
    expect(one.oldest(1)).toHaveLength(1);
  });

  it("lets no tab overwrite or bring back what another has saved or removed (R7.4)", () => {
    const storage = new MemoryStorage();
    const [one, other] = [new EventStore(storage), new EventStore(storage)];
    one.add(event(1));
    const seen = one.oldest(100);
    other.add(event(2));
    one.remove(seen.map(({ key }) => key));
    one.add(event(3));
    expect(numbersOf(other)).toEqual([2, 3]);
  });

  it("keeps 1000 events, and drops the oldest of more (R9.2)", () => {
    const store = new EventStore(new MemoryStorage());
    for (let number = 1; number <= 1003; number += 1) store.add(event(number));
    expect(store.size).toBe(1000);
    expect(numbersOf(store)[0]).toBe(4);
  });

  it.each([
    ["there is no storage", undefined],
    ["it is full", Object.assign(new MemoryStorage(), { isFull: true })],
  ])("keeps events in memory where %s", (_, storage) => {
    const store = new EventStore(storage);
    store.add(event(1));
    expect(numbersOf(store)).toEqual([1]);
    store.remove(store.oldest(1).map(({ key }) => key));
    expect(store.size).toBe(0);
  });

  it("touches nothing else in the storage, and clears away what is no event", () => {
    const storage = new MemoryStorage();
    storage.setItem("inspirations:language", "fr");
    const store = new EventStore(storage);
    store.add(event(1));
    for (const nonsense of ["", "{", "null", "7", "{}"]) storage.setItem(`inspirations:events:0:${nonsense}`, nonsense);
    expect(numbersOf(store)).toEqual([1]);
    expect(storage.length).toBe(2);
    store.clear();
    expect([...storage.texts.keys()]).toEqual(["inspirations:language"]);
  });
});
