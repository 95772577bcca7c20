/** What a screen reader makes of a page, and what moves on it. All of it runs in the page. */

/** One first heading, and from there no level left out. */
export function findHeadingProblems(): string[] {
  const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((it) => it.checkVisibility())
    .map((it) => Number(it.tagName.slice(1)));
  const isInOrder = levels.every((level, index) => (index === 0 ? level === 1 : level - (levels[index - 1] ?? 0) <= 1));
  const isOneFirst = levels.filter((level) => level === 1).length === 1;
  return isInOrder && isOneFirst ? [] : [`levels of headings: ${levels}`];
}

/** One banner, one main part, one footer, and navigations told apart by name. */
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

/** HTML has a caption as the first or the last of its figure, and nothing else. */
export function findCaptionProblems(): string[] {
  return [...document.querySelectorAll("figcaption")]
    .filter((it) => !it.matches("figure > :first-child, figure > :last-child"))
    .map((it) => `a caption in the midst of its figure: ${it.textContent}`);
}

/**
 * Safari says that a list is one, and how long, where an item that lies as items do has a marker, be it an empty one; else only in a
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

/** What is shown to the pointer is read out as well, after the name: not in the same words. */
export function findEchoes(): string[] {
  const nameOf = (it: Element) => it.getAttribute("aria-label") ?? it.textContent.trim();
  return [...document.querySelectorAll("[title]")]
    .filter((it) => nameOf(it) === it.getAttribute("title"))
    .map((it) => `said twice: ${it.outerHTML.slice(0, 80)}`);
}

/** For whoever asks for less motion: nothing is on its way for longer than a frame. */
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
