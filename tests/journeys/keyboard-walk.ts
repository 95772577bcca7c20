/** A walk through a page with the keyboard alone. */
import { expect, type Page } from "@playwright/test";

/** An element that the keyboard has reached. */
interface Stop {
  /** The beginning of its HTML. */
  name: string;
  /** Reasons why the visitor could not see all of it. */
  problems: string[];
}

interface Surroundings {
  /** All visible elements that can be used, in the order of the document. */
  interactive: string[];
  /** Steps against the visual order. */
  outOfOrder: string[];
}

const stopsAtMost = 400;
const stopsAtOnce = 20;

/**
 * Expects Tab to lead from the top of the page to its end, and Shift+Tab back: to each element that can be used once, in visual
 * order. The focused element is visible as a whole, with a ring around it. The page must be at rest.
 */
export async function expectPlainWalk(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const { interactive, outOfOrder } = await page.evaluate(lookAround);
  await page.evaluate(recordStops);
  const forward = await walk(page, "Tab");
  const back = await walk(page, "Shift+Tab");
  await page.evaluate("window.walk.end()");

  const namesOf = (stops: Stop[]) => stops.map(({ name }) => name);
  expect.soft(interactive.length, pathname).toBeGreaterThan(10);
  expect.soft(namesOf(forward), `${pathname}, forward`).toEqual(interactive);
  expect.soft(namesOf(back), `${pathname}, back`).toEqual(interactive.toReversed());
  expect.soft(outOfOrder, `${pathname}, out of order`).toEqual([]);
  const unseen = [...forward, ...back].filter(({ problems }) => problems.length > 0);
  expect.soft(unseen, `${pathname}, not seen`).toEqual([]);
}

async function walk(page: Page, key: string): Promise<Stop[]> {
  await page.evaluate("window.walk.begin()");
  for (;;) {
    for (let stop = 0; stop < stopsAtOnce; stop += 1) await page.keyboard.press(key);
    const [isOver, count] = await page.evaluate<[boolean, number]>("[window.walk.isOver, window.walk.stops.length]");
    if (isOver) break;
    if (count > stopsAtMost) throw new Error(`${key} never leaves ${page.url()}`);
  }
  return page.evaluate<Stop[]>("window.walk.stops");
}

/** Runs in the page, before anything is focused. */
function lookAround(): Surroundings {
  // Of a group of radio buttons the chosen one is reached.
  const isPassedOver = ":disabled, [inert] *, [type=radio]:not(:checked)";
  const interactive = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]:not([tabindex='-1'])",
    ),
  ].filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.matches(isPassedOver));

  /** A card counts as one element: its link is as large as the card, with a button on it. */
  const seenAs = (element: Element) => element.closest("li > article") ?? element;
  /** Fixed and sticky elements have an order of their own. */
  const layerOf = (element: Element): Element => {
    for (let it: Element | null = element; it; it = it.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(it).position)) return it;
    }
    return document.body;
  };
  const tolerance = 4;
  const last = new Map<Element, HTMLElement>();
  const outOfOrder: string[] = [];
  for (const element of interactive) {
    const layer = layerOf(element);
    const before = last.get(layer);
    last.set(layer, element);
    if (!before || seenAs(before) === seenAs(element)) continue;
    const [from, to] = [before, element].map((it) => seenAs(it).getClientRects()[0]);
    if (!from || !to) continue;
    const isOnRow = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > tolerance;
    const isAbove = to.bottom <= from.top + tolerance;
    // A step up and to the right begins the next column.
    const isBack = (isOnRow && to.left < from.left - tolerance) || (isAbove && to.left < from.right - tolerance);
    if (isBack) outOfOrder.push(`${before.outerHTML.slice(0, 90)} → ${element.outerHTML.slice(0, 90)}`);
  }
  return { interactive: interactive.map((it) => it.outerHTML.slice(0, 90)), outOfOrder };
}

/**
 * Runs in the page: notes each stop once the browser has scrolled it into view. Two marks stand for the browser's controls before
 * and after the page, from which the keyboard would not return.
 */
function recordStops(): void {
  const marks = ["prepend", "append"].map((place) => {
    const mark = document.createElement("span");
    mark.tabIndex = 0;
    mark.style.cssText = "position: fixed; top: 0";
    document.body[place as "prepend" | "append"](mark);
    return mark;
  });
  marks[0]?.focus();
  let last: Element | null = null;
  const walk = {
    stops: [] as Stop[],
    isOver: false,
    begin() {
      walk.stops = [];
      walk.isOver = false;
    },
    end() {
      removeEventListener("keydown", stay, true);
      removeEventListener("keyup", note, true);
      for (const mark of marks) mark.remove();
    },
  };
  Object.assign(window, { walk });
  addEventListener("keydown", stay, true);
  addEventListener("keyup", note, true);

  function stay(event: KeyboardEvent): void {
    if (walk.isOver) event.preventDefault();
  }

  function note({ key }: KeyboardEvent): void {
    if (key !== "Tab" || walk.isOver) return;
    const focused = document.activeElement as HTMLElement;
    if (marks.includes(focused)) walk.isOver = true;
    // A field for a date or a time has a stop for each of its parts.
    else if (focused !== last || !focused.matches("[type=date], [type=time]"))
      walk.stops.push({ name: focused.outerHTML.slice(0, 90), problems: problemsOf(focused) });
    last = focused;
  }

  function problemsOf(focused: Element): string[] {
    const { outlineStyle, outlineWidth, outlineOffset, clipPath } = getComputedStyle(focused);
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    return [
      ...(hasRing ? [] : ["has no ring"]),
      ...(hasRing ? ringProblems(focused, ring) : []),
      ...(clipPath === "none" ? [] : ["is clipped"]),
      ...[...focused.getClientRects()].flatMap((box) => placeProblems(focused, box)),
    ];
  }

  /** Elements that cut the ring off at its sides; above and below, scrolling would show the rest. */
  function ringProblems(focused: Element, ring: number): string[] {
    const { left, right } = focused.getBoundingClientRect();
    const frames: Element[] = [];
    for (let it = focused.parentElement; it && it !== document.body; it = it.parentElement) {
      if (getComputedStyle(it).overflowX !== "visible") frames.push(it);
    }
    return frames
      .filter((frame) => {
        const start = frame.getBoundingClientRect().left + frame.clientLeft;
        const end = start + frame.clientWidth;
        // A loss of less than a pixel is invisible.
        return left - ring < start - 1 || right + ring > end + 1;
      })
      .map((frame) => `has a ring that is cut off by ${frame.outerHTML.slice(0, 60)}`);
  }

  function placeProblems(focused: Element, { left, top, right, bottom, width, height }: DOMRect): string[] {
    if (width < 1 || height < 1) return ["has no place"];
    // The inset keeps clear of round corners and slanted edges.
    const inset = Math.min(6, width / 4, height / 4);
    const corners = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    return corners.flatMap(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      if (!top) return [`is out of sight at ${Math.round(x)}, ${Math.round(y)}`];
      if (focused.contains(top) || top.contains(focused)) return [];
      return [`is under ${top.outerHTML.slice(0, 60)} at ${Math.round(x)}, ${Math.round(y)}`];
    });
  }
}
