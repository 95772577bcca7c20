import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { applyChanges, type Favourites } from "../../domain/favourites.ts";
import type { TemplateReference } from "../../domain/template.ts";
import { FakeStorage, openTab } from "../visitor/test-browser-storage.ts";
import { restMs } from "./change-teller.ts";

vi.mock("../config.ts", () => ({ config: { apiUrl: "https://api.example.org" } }));

/** A browser with its storage, in which a page can be opened again and again. */
class Browser {
  readonly storage = new FakeStorage();

  async open(account: string) {
    openTab(this.storage);
    const page = Object.assign(new EventTarget(), { hidden: false });
    vi.stubGlobal("document", page);
    const { favouriteStore } = await import("../favourites/favourite-store.ts");
    const { FavouritesOnPlatform } = await import("./favourites-on-platform.ts");
    const kept = new FavouritesOnPlatform(account);
    await vi.advanceTimersByTimeAsync(0);
    const rest = () => vi.advanceTimersByTimeAsync(restMs);
    return { store: favouriteStore, list: () => [...favouriteStore.read()], kept, rest, page };
  }
}

/** The platform of the contract, which may fail, or take its time. */
class Platform {
  readonly lists = new Map<string, Favourites>();
  account = "nora";
  isDown = false;
  isAnswerLost = false;
  calls: string[] = [];
  delay: Promise<void> | undefined;

  readonly fetch = async (address: string, { method = "GET", body }: RequestInit = {}) => {
    expect(address).toBe("https://api.example.org/favourites");
    this.calls.push(method);
    if (this.isDown) throw new TypeError("Failed to fetch");
    const before = this.lists.get(this.account) ?? new Set<TemplateReference>();
    const { favourites: added, removed } = body ? JSON.parse(String(body)) : { favourites: [], removed: [] };
    const after = applyChanges(before, { added, removed });
    this.lists.set(this.account, after);
    await this.delay;
    if (this.isAnswerLost) throw new TypeError("Failed to fetch");
    return Response.json({ favourites: [...after] });
  };

  get list(): string[] {
    return [...(this.lists.get(this.account) ?? [])];
  }
}

let platform: Platform;
let phone: Browser;
let laptop: Browser;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  platform = new Platform();
  [phone, laptop] = [new Browser(), new Browser()];
  vi.stubGlobal("fetch", platform.fetch);
  vi.stubGlobal(
    "StorageEvent",
    class extends Event {
      readonly key: string | null;
      constructor(type: string, { key = null }: StorageEventInit = {}) {
        super(type);
        this.key = key;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keys = { list: "inspirations:favourites", known: "inspirations:favourites-on-platform" };
const begin = (browser: Browser, ...list: TemplateReference[]) =>
  browser.storage.values.set(keys.list, JSON.stringify(list));

describe("favourites on the platform", () => {
  it("are those of both browsers, whichever comes first", async () => {
    begin(phone, "inspiration:swot", "session:retro");
    begin(laptop, "inspiration:roti");
    await phone.open("nora");
    expect((await laptop.open("nora")).list()).toEqual(["inspiration:swot", "session:retro", "inspiration:roti"]);
    expect((await phone.open("nora")).list()).toEqual(["inspiration:swot", "session:retro", "inspiration:roti"]);
  });

  it("are only asked for where nothing has changed", async () => {
    begin(phone, "inspiration:swot");
    await phone.open("nora");
    const { rest } = await phone.open("nora");
    await rest();
    expect(platform.calls).toEqual(["PUT", "GET"]);
  });

  it("are told a moment after the last change, all at once, and what was taken back is not told", async () => {
    const { store, rest } = await phone.open("nora");
    store.toggle("inspiration:swot");
    store.toggle("inspiration:roti");
    store.toggle("inspiration:swot");
    expect(platform.calls).toEqual(["GET"]);
    await rest();
    expect(platform.list).toEqual(["inspiration:roti"]);
    store.toggle("session:retro");
    store.toggle("session:retro");
    await rest();
    await rest();
    expect(platform.calls).toEqual(["GET", "PUT"]);
  });

  it("are told at once when the page is left", async () => {
    const { store, page } = await phone.open("nora");
    store.toggle("inspiration:swot");
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(platform.list).toEqual(["inspiration:swot"]);
  });

  it("that were removed on one device do not come back from the other, and those added there meanwhile stay", async () => {
    begin(phone, "inspiration:swot", "session:retro");
    await phone.open("nora");
    const onLaptop = await laptop.open("nora");
    const onPhone = await phone.open("nora");
    onPhone.store.toggle("session:retro");
    await onPhone.rest();
    platform.isDown = true;
    const offline = await laptop.open("nora");
    offline.store.toggle("inspiration:roti");
    await offline.rest();
    platform.isDown = false;
    onLaptop.kept.stop();
    expect((await laptop.open("nora")).list()).toEqual(["inspiration:swot", "inspiration:roti"]);
    expect((await phone.open("nora")).list()).toEqual(["inspiration:swot", "inspiration:roti"]);
  });

  it("are the same after an answer that was lost", async () => {
    begin(phone, "inspiration:swot");
    platform.isAnswerLost = true;
    const { list } = await phone.open("nora");
    expect(list()).toEqual(["inspiration:swot"]);
    platform.isAnswerLost = false;
    expect((await phone.open("nora")).list()).toEqual(["inspiration:swot"]);
    expect(platform.list).toEqual(["inspiration:swot"]);
  });

  it("that are changed while the platform takes its time stay as they were changed, and are told afterwards", async () => {
    begin(phone, "inspiration:swot", "session:retro");
    let answer = () => {};
    platform.delay = new Promise((resolve) => {
      answer = resolve;
    });
    const { store, list, rest } = await phone.open("nora");
    store.toggle("inspiration:roti");
    store.toggle("session:retro");
    await rest();
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(list()).toEqual(["inspiration:swot", "inspiration:roti"]);
    await rest();
    expect(platform.list).toEqual(["inspiration:swot", "inspiration:roti"]);
  });

  it("of somebody who signs in after somebody else lose nothing, and take nothing away", async () => {
    begin(phone, "inspiration:swot");
    await phone.open("nora");
    platform.account = "otto";
    platform.lists.set("otto", new Set(["session:retro"]));
    expect((await phone.open("otto")).list()).toEqual(["session:retro", "inspiration:swot"]);
    platform.account = "nora";
    expect(platform.list).toEqual(["inspiration:swot"]);
  });

  it.each([undefined, "", "{", "7", '{"length":1}'])(
    "are not taken for removed where the browser has lost its list: %o",
    async (text) => {
      begin(phone, "inspiration:swot");
      await phone.open("nora");
      if (text === undefined) phone.storage.values.delete(keys.list);
      else phone.storage.values.set(keys.list, text);
      expect((await phone.open("nora")).list()).toEqual(["inspiration:swot"]);
      expect(platform.list).toEqual(["inspiration:swot"]);
    },
  );

  it("are told as a whole where what was known is nonsense", async () => {
    begin(phone, "inspiration:swot");
    phone.storage.values.set(keys.known, '{"account":"nora","favourites":{"length":1}}');
    await phone.open("nora");
    expect(platform.list).toEqual(["inspiration:swot"]);
  });

  it("stay as they are where the platform answers something else, and are told to nobody once stopped", async () => {
    begin(phone, "inspiration:swot");
    vi.stubGlobal("fetch", async () => Response.json({ favourites: "none" }));
    const { list, kept, store, rest } = await phone.open("nora");
    expect(list()).toEqual(["inspiration:swot"]);
    vi.stubGlobal("fetch", platform.fetch);
    kept.stop();
    store.toggle("inspiration:roti");
    await rest();
    expect(platform.calls).toEqual([]);
  });
});
