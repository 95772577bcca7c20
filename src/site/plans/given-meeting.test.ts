import { beforeEach, describe, expect, it, vi } from "vitest";

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

let tab: Tab;
let given: typeof import("./given-meeting.ts");

async function loadDocument(): Promise<void> {
  vi.resetModules();
  given = await import("./given-meeting.ts");
}

const meetingHere = () => {
  const { people, minutes } = given.givenMeeting();
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

describe("what a plan of a template begins with (R2.16)", () => {
  it("is nothing, where nothing is asked for", () => {
    tab.open("/inspiration/swot/");
    expect(given.givenMeeting()).toEqual({});
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
    expect(meetingHere()).toEqual([14, undefined]);
  });

  it("is still what the listing was asked for, where something else was given", () => {
    tab.open("/inspirations/?people=14&minutes=1-45");
    tab.open("/inspiration/swot/");
    given.rememberMeeting({ start: "14:05" });
    expect(given.givenMeeting()).toEqual({ people: 14, minutes: 45, start: "14:05" });
    given.rememberMeeting({ minutes: 30 });
    expect(meetingHere()).toEqual([14, 30]);
    tab.open("/inspirations/?people=7");
    tab.open("/inspiration/dotmocracy/");
    expect(meetingHere()).toEqual([7, undefined]);
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
    expect(meetingHere()).toEqual([7, undefined]);
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
    expect(meetingHere()).toEqual([undefined, undefined]);
    given.rememberMeeting({ people: 20 });
    expect(meetingHere()).toEqual([20, undefined]);
  });

  it("is what was given, in a browser that tells nothing of its history", () => {
    Reflect.deleteProperty(globalThis, "navigation");
    given.rememberMeeting({ people: 20, minutes: 30 });
    expect(meetingHere()).toEqual([20, 30]);
  });
});
