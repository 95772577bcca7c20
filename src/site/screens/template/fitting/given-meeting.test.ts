import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TemplateData } from "../../../../domain/page.ts";

/** The history of a tab. A page that is opened after going back replaces those ahead. */
class Tab {
  #pages: { url: string; key: string }[] = [];
  #here = -1;
  #opened = 0;

  readonly entries = () => this.#pages;

  get currentEntry() {
    return this.#pages[this.#here];
  }

  open(address: string): void {
    this.#here += 1;
    this.#opened += 1;
    const page = { url: `https://site.example${address}`, key: `page ${this.#opened}` };
    this.#pages = [...this.#pages.slice(0, this.#here), page];
  }

  go(steps: number): void {
    this.#here += steps;
  }
}

const at = (hours: number, minutes: number, day = 22) => vi.setSystemTime(new Date(2026, 10, day, hours, minutes));

const dotmocracy = { kind: "inspiration", key: "dotmocracy", group: { from: 5 }, minutes: 30 } as TemplateData;
const swot = { kind: "inspiration", key: "swot", group: { from: 4, to: 12 }, minutes: 60 } as TemplateData;

let tab: Tab;
let given: typeof import("./given-meeting.ts");

async function loadDocument(): Promise<void> {
  vi.resetModules();
  given = await import("./given-meeting.ts");
}

const meetingHere = () => {
  const { people, minutes } = given.beginMeeting(swot);
  return [people, minutes];
};

// A new tab, in which no numbers have been given.
beforeEach(async () => {
  tab = new Tab();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigation", tab);
  vi.stubGlobal("sessionStorage", {});
  await loadDocument();
  return () => vi.unstubAllGlobals();
});

describe("what a plan begins with (R2.16)", () => {
  it("is the template as it is written, where nothing is asked for", () => {
    tab.open("/inspiration/swot/");
    expect(meetingHere()).toEqual([8, 60]);
    expect(given.beginMeeting({ ...dotmocracy, group: { from: 12 } }).people).toBe(12);
  });

  it("is what was given last, in whatever plan", () => {
    tab.open("/inspirations/?people=14&minutes=1-45");
    tab.open("/inspiration/swot/");
    given.rememberMeeting({ people: 20, minutes: 30 });
    tab.go(-1);
    tab.open("/inspiration/dotmocracy/");
    expect(meetingHere()).toEqual([20, 30]);
  });

  it("is what a listing was asked for since, also where it has the place of the plan in the history", () => {
    tab.open("/inspirations/");
    tab.open("/inspiration/swot/");
    given.rememberMeeting({ people: 20, minutes: 30 });
    tab.go(-1);
    tab.open("/inspirations/?people=14");
    tab.open("/inspiration/dotmocracy/");
    expect(meetingHere()).toEqual([14, 60]);
  });

  it("is still what the listing was asked for, where something else was given", () => {
    tab.open("/inspirations/?people=14&minutes=1-45");
    tab.open("/inspiration/swot/");
    given.rememberMeeting({ start: "14:05" });
    expect(meetingHere()).toEqual([14, 45]);
    given.rememberMeeting({ minutes: 30 });
    expect(meetingHere()).toEqual([14, 30]);
    tab.open("/inspirations/?people=7");
    tab.open("/inspiration/dotmocracy/");
    expect(meetingHere()).toEqual([7, 60]);
  });

  it("is what was given since, also where a listing that was asked before stands further on", () => {
    tab.open("/inspiration/swot/");
    tab.open("/inspirations/?people=14");
    tab.open("/inspiration/dotmocracy/");
    tab.go(-2);
    given.rememberMeeting({ people: 20, minutes: 30 });
    tab.go(2);
    expect(meetingHere()).toEqual([20, 30]);
  });

  it("is what was given before the document was loaded anew, until a listing is asked for something else", async () => {
    tab.open("/inspirations/?people=14");
    tab.open("/inspiration/swot/");
    given.rememberMeeting({ people: 20, minutes: 30 });
    await loadDocument();
    expect(meetingHere()).toEqual([20, 30]);
    tab.open("/inspirations/?people=7");
    tab.open("/inspiration/dotmocracy/");
    expect(meetingHere()).toEqual([7, 60]);
  });

  it("is what was given on another page of the tab, where this one comes back from the browser's memory", async () => {
    Reflect.deleteProperty(globalThis, "navigation");
    given.rememberMeeting({ people: 14, minutes: 45 });
    const here = given;
    await loadDocument();
    given.rememberMeeting({ people: 20 });
    given = here;
    expect(meetingHere()).toEqual([20, 45]);
    given.rememberMeeting({ minutes: 30 });
    await loadDocument();
    expect(meetingHere()).toEqual([20, 30]);
  });

  it.each([
    ["may not be kept", () => vi.stubGlobal("sessionStorage", undefined)],
    ["was kept as nothing that can be read", () => vi.stubGlobal("sessionStorage", { "inspirations:meeting": "{" })],
  ])("is what was given in this document, where it %s", async (_, spoil) => {
    spoil();
    await loadDocument();
    expect(meetingHere()).toEqual([8, 60]);
    given.rememberMeeting({ people: 20 });
    expect(meetingHere()).toEqual([20, 60]);
  });

  it("is what was given, in a browser that tells nothing of its history", () => {
    Reflect.deleteProperty(globalThis, "navigation");
    given.rememberMeeting({ people: 20, minutes: 30 });
    expect(meetingHere()).toEqual([20, 30]);
  });
});

describe("the start of a plan (R2.16)", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("is the one that was given, also tomorrow's, in whatever plan and at whatever time", () => {
    at(15, 0);
    tab.open("/inspiration/swot/");
    given.rememberMeeting({ start: "09:00" });
    expect(given.beginMeeting(swot).start).toBe("09:00");
    tab.open("/inspirations/?people=14");
    tab.open("/inspiration/dotmocracy/");
    at(17, 20);
    expect(given.beginMeeting(dotmocracy).start).toBe("09:00");
  });

  it("is proposed where none was given, and stays until that meeting would be over", () => {
    at(14, 50);
    expect(given.beginMeeting(swot).start).toBe("15:00");
    at(15, 59);
    expect(given.beginMeeting(swot).start).toBe("15:00");
    at(16, 0);
    expect(given.beginMeeting(swot).start).toBe("16:00");
    at(17, 1);
    expect(given.beginMeeting(swot).start).toBe("17:15");
    at(8, 0, 23);
    expect(given.beginMeeting(swot).start).toBe("08:00");
  });

  it("stays over a reload while that meeting runs", async () => {
    at(14, 50);
    expect(given.beginMeeting(swot).start).toBe("15:00");
    at(15, 20);
    await loadDocument();
    expect(given.beginMeeting(swot).start).toBe("15:00");
  });
});
