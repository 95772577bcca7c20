/** Finds content that does not fit its place. All functions run in the page. */

/** The distance by which the page scrolls sideways, and the elements that cause it; runs in the page. */
export function findSideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isScrolledApart = (element: Element) => {
    for (let it = element.parentElement; it; it = it.parentElement) {
      if (getComputedStyle(it).overflowX !== "visible") return true;
    }
    return false;
  };
  const isWide = (element: Element) =>
    element.getBoundingClientRect().right > clientWidth + 0.5 && !isScrolledApart(element);
  // The parents of a wide element are too wide as well, so only the innermost elements are named.
  const wide = [...document.body.querySelectorAll("*")].filter((it) => isWide(it) && ![...it.children].some(isWide));
  return [`${scrollWidth - clientWidth} px too wide: ${wide.map((it) => it.outerHTML.slice(0, 70)).join(" | ")}`];
}

/** Fields whose text is so small that an iPhone enlarges the page around them; runs in the page. */
export function findSmallFields(): string[] {
  const leastPx = 16;
  return [...document.querySelectorAll("input:not([type=checkbox]), select, textarea")]
    .filter((it) => Number.parseFloat(getComputedStyle(it).fontSize) < leastPx)
    .map((it) => it.outerHTML.slice(0, 90));
}

/** Words cut off, or broken in two without a hyphen, where each word counts; runs in the page. */
export function findBrokenWords(): string[] {
  const places = "h1, h2, h3, header a, header summary, main b, main a, main button, main li > span, footer h2";
  const problems: string[] = [];
  const elements = [...document.querySelectorAll<HTMLElement>(places)].filter(
    (element) => element.checkVisibility() && !element.closest(".visually-hidden, .prose"),
  );
  // A browser that knows no hyphenation for a language must not break its words either.
  for (const element of elements) element.style.hyphens = "manual";
  const linesOf = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  for (const element of elements) {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isCut && (overflowX !== "visible" || textOverflow === "ellipsis" || element.matches("a, button, b"))) {
      problems.push(`cut off: ${element.innerText}`);
    }
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (linesOf(range) < 2) continue;
      for (const word of text.textContent?.matchAll(/[^\s\u00ad\-–/]+/gu) ?? []) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (linesOf(range) > 1)
          problems.push(`broken: ${word[0]} in ${element.tagName} "${element.innerText.slice(0, 60)}"`);
      }
    }
  }
  return problems;
}

/** Entries of the navigation without a gap between them, or under something else where they would be tapped; runs in the page. */
export function findRunTogether(): string[] {
  const leastGap = 5;
  const entries = [...document.querySelectorAll<HTMLElement>("#top > header nav a")].filter((it) =>
    it.checkVisibility(),
  );
  const wordsOf = (entry: Element) => {
    const range = document.createRange();
    range.selectNodeContents(entry);
    return range.getBoundingClientRect();
  };
  return entries.flatMap((entry, index) => {
    const { left, top, right, bottom } = wordsOf(entry);
    const next = entries[index + 1];
    const after = next && wordsOf(next);
    const isClose = after && after.top < bottom && after.left - right < leastGap;
    const taken = [left + 1, right - 1]
      .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
      .find((it) => !it || !entry.contains(it));
    return [
      ...(isClose ? [`${entry.innerText} runs into ${next.innerText}`] : []),
      ...(taken === undefined ? [] : [`${entry.innerText} is under ${taken?.outerHTML.slice(0, 60) ?? "the edge"}`]),
    ];
  });
}

/** Texts that are cut off at the edge of what holds them; runs in the page. */
export function findCutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")]
    .filter((it) => it.checkVisibility() && !it.closest("svg, .visually-hidden, select"))
    .filter((it) => [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
    .filter((it) => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(it);
      if (clipPath !== "none" && position === "absolute") return false;
      const isCutBelow = overflowY === "hidden" && it.scrollHeight > it.clientHeight + 1;
      const isCutBeside = overflowX === "hidden" && it.scrollWidth > it.clientWidth + 1;
      return isCutBelow || isCutBeside;
    })
    .map((it) => it.outerHTML.slice(0, 90));
}

/** Words of the boards that leave their drawing or their note, or run into each other; runs in the page. */
export function findBoardOverflow(): string[] {
  const toleranceInUnits = 1.5;
  const problems: string[] = [];
  for (const drawing of document.querySelectorAll<SVGSVGElement>("main figure svg")) {
    const { x, y, width, height } = drawing.viewBox.baseVal;
    const toDrawing = drawing.getScreenCTM()?.inverse();
    if (width === 0 || !toDrawing) continue;
    // Corners are compared rather than boxes, since notes are rotated.
    const cornersOf = (it: SVGGraphicsElement) => {
      const box = it.getBBox();
      const matrix = toDrawing.multiply(it.getScreenCTM() ?? new DOMMatrix());
      return [
        [box.x, box.y],
        [box.x + box.width, box.y],
        [box.x, box.y + box.height],
        [box.x + box.width, box.y + box.height],
      ].map(([left, top]) => new DOMPoint(left, top).matrixTransform(matrix));
    };
    // Marks in the background are drawn to run over the edge.
    for (const text of drawing.querySelectorAll<SVGTextElement>("text:not(.b-mark)")) {
      for (const corner of cornersOf(text)) {
        const isOutside =
          corner.x < x - toleranceInUnits ||
          corner.y < y - toleranceInUnits ||
          corner.x > x + width + toleranceInUnits ||
          corner.y > y + height + toleranceInUnits;
        if (isOutside) {
          problems.push(`outside of the board: ${text.textContent}`);
          break;
        }
      }
      // A text drawn right after a note or a tile in one group belongs inside of it.
      const group = text.parentElement;
      const paper =
        group instanceof SVGGElement
          ? group.querySelector<SVGGraphicsElement>(":scope > .b-note, :scope > .b-note-soft")
          : null;
      if (!paper) continue;
      const inner = text.getBBox();
      const outer = paper.getBBox();
      if (
        inner.x < outer.x - toleranceInUnits ||
        inner.x + inner.width > outer.x + outer.width + toleranceInUnits ||
        inner.y < outer.y - toleranceInUnits ||
        inner.y + inner.height > outer.y + outer.height + toleranceInUnits
      ) {
        problems.push(`outside of its note: ${text.textContent}`);
      }
    }
  }
  return problems;
}
