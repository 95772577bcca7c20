/** Finds faults of a page for screen readers, and motion. All functions run in the page. */

/** A page needs one h1, at the beginning, and may leave out no heading level after it. */
export function findHeadingProblems(): string[] {
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((it) => it.checkVisibility())
    .map((it) => Number(it.tagName.slice(1)));
  const isInOrder = levels.every((level, index) => (index === 0 ? level === 1 : level - (levels[index - 1] ?? 0) <= 1));
  const isOneFirst = levels.filter((level) => level === 1).length === 1;
  return isInOrder && isOneFirst ? [] : [`levels of headings: ${levels}`];
}

/** A page needs one banner, one main part, one footer, and navigations with different names. */
export function findLandmarkProblems(): string[] {
  const isOfPage = (it: Element) => !it.parentElement?.closest("article, aside, main, nav, section");
  const counts = ["header", "main", "footer"].map(
    (name) => [name, [...document.querySelectorAll(name)].filter(isOfPage).length] as const,
  );
  const names = [...document.querySelectorAll("nav")]
    .filter((it) => it.checkVisibility())
    .map((it) => {
      const labelledBy = it.getAttribute("aria-labelledby");
      return labelledBy ? document.getElementById(labelledBy)?.textContent : it.getAttribute("aria-label");
    });
  const areToldApart = names.every(Boolean) && new Set(names).size === names.length;
  return [
    ...counts.filter(([, count]) => count !== 1).map(([name, count]) => `${count} times ${name}`),
    ...(areToldApart ? [] : [`navigations: ${names}`]),
  ];
}

/** HTML allows a caption only as the first or the last child of its figure. */
export function findCaptionProblems(): string[] {
  return [...document.querySelectorAll("figcaption")]
    .filter((it) => !it.matches("figure > :first-child, figure > :last-child"))
    .map((it) => `a caption in the midst of its figure: ${it.textContent}`);
}

/**
 * Safari announces a list and its length only if an item with `display: list-item` has a marker (an empty one counts), in a
 * navigation, or by its role.
 */
export function findListProblems(): string[] {
  const hasMarker = (item: Element) => {
    const { display, listStyleType } = getComputedStyle(item);
    return display === "list-item" && listStyleType !== "none";
  };
  return [...document.querySelectorAll("ul, ol")]
    .filter(
      (list) => list.checkVisibility() && !list.matches("nav *, [role=list]") && ![...list.children].some(hasMarker),
    )
    .map((list) => `no list to Safari: ${list.outerHTML.slice(0, 80)}`);
}

/** Tooltips are read out after the name, so they must not repeat it. */
export function findEchoes(): string[] {
  const nameOf = (it: Element) => it.getAttribute("aria-label") ?? it.textContent.trim();
  return [...document.querySelectorAll("[title]")]
    .filter((it) => nameOf(it) === it.getAttribute("title"))
    .map((it) => `said twice: ${it.outerHTML.slice(0, 80)}`);
}

/** With reduced motion, no animation or transition may last longer than a frame. */
export function findMotion(): string[] {
  const longestMs = 1;
  const inMs = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time) * 1000));
  const moving = [...document.querySelectorAll("*")].filter((it) => {
    const { animationDuration, transitionDuration } = getComputedStyle(it);
    return Math.max(inMs(animationDuration), inMs(transitionDuration)) > longestMs;
  });
  const { scrollBehavior } = getComputedStyle(document.documentElement);
  return [
    ...moving.map((it) => it.outerHTML.slice(0, 80)),
    ...(scrollBehavior === "auto" ? [] : [`scrolls: ${scrollBehavior}`]),
  ];
}
