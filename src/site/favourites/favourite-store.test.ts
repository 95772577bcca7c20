import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storageKeys } from "../visitor/storage.ts";
import { FakeStorage, openTab } from "../visitor/test-browser-storage.ts";

let storage: FakeStorage;

beforeEach(() => {
  storage = new FakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page anew, by a new copy of the module. */
const openPage = async () => {
  openTab(storage);
  return (await import("./favourite-store.ts")).favouriteStore;
};

describe("the favourites", () => {
  it("are kept until they are let go of, over visits", async () => {
    const first = await openPage();
    expect(first.toggle("inspiration:swot")).toBe(true);
    first.toggle("session:one-on-one");
    first.toggle("inspiration:swot");
    expect([...(await openPage()).read()]).toEqual(["session:one-on-one"]);
  });

  it("of one kind are not counted among those of the other", async () => {
    const store = await openPage();
    store.toggle("inspiration:swot");
    store.toggle("session:one-on-one");
    const { readFavourites } = await import("./use-favourites.ts");
    expect([...readFavourites("inspiration")]).toEqual(["swot"]);
    expect([...readFavourites("session")]).toEqual(["one-on-one"]);
  });

  it("of two tabs are all kept, since each reads before it writes", async () => {
    const [one, other] = [await openPage(), await openPage()];
    one.read();
    other.read();
    one.toggle("inspiration:swot");
    other.toggle("inspiration:roti");
    expect([...one.read()].sort()).toEqual(["inspiration:roti", "inspiration:swot"]);
  });

  it("are the same set as long as nothing changes", async () => {
    const store = await openPage();
    store.toggle("inspiration:swot");
    expect(store.read()).toBe(store.read());
  });

  it.each(["isBlocked", "isFull"] as const)(
    "stay while the page is open where storage %s, which is said",
    async (state) => {
      const store = await openPage();
      storage[state] = true;
      expect(store.toggle("inspiration:swot")).toBe(false);
      expect(store.toggle("inspiration:roti")).toBe(false);
      expect([...store.read()]).toEqual(["inspiration:swot", "inspiration:roti"]);
      storage[state] = false;
      expect(store.toggle("inspiration:starfish")).toBe(true);
      expect(JSON.parse(storage.values.get(storageKeys.favourites) ?? "")).toEqual([
        "inspiration:swot",
        "inspiration:roti",
        "inspiration:starfish",
      ]);
    },
  );

  it("that found no room join what another tab has kept meanwhile, and undo none of it", async () => {
    storage.values.set(storageKeys.favourites, '["inspiration:swot"]');
    const [one, other] = [await openPage(), await openPage()];
    storage.isFull = true;
    one.toggle("inspiration:roti");
    one.toggle("inspiration:swot");
    storage.isFull = false;
    other.toggle("inspiration:starfish");
    expect([...one.read()].sort()).toEqual(["inspiration:roti", "inspiration:starfish"]);
    expect(one.toggle("inspiration:5-whys")).toBe(true);
    expect([...other.read()].sort()).toEqual(["inspiration:5-whys", "inspiration:roti", "inspiration:starfish"]);
  });

  it("that found no room are any tab's to let go of once there was room for them", async () => {
    const [one, other] = [await openPage(), await openPage()];
    storage.isFull = true;
    one.toggle("inspiration:swot");
    storage.isFull = false;
    one.toggle("inspiration:roti");
    other.toggle("inspiration:swot");
    expect([...one.read()]).toEqual(["inspiration:roti"]);
  });

  it("follow other tabs as long as anyone listens", async () => {
    const store = await openPage();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    storage.values.set(storageKeys.favourites, '["inspiration:swot"]');
    const change = () => dispatchEvent(new StorageEvent("storage", { key: storageKeys.favourites }));
    change();
    expect(listener).toHaveBeenCalledTimes(1);
    expect([...store.read()]).toEqual(["inspiration:swot"]);
    stop();
    change();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("tell everyone who listens, and nobody who has stopped", async () => {
    const store = await openPage();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.toggle("inspiration:swot");
    stop();
    store.toggle("inspiration:swot");
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
