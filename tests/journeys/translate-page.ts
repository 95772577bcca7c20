import type { Page } from "@playwright/test";

/** Replaces each text by elements that hold it, as browsers do when they translate, now and whenever another one appears. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeft = (text: Text) =>
      text.data.trim() === "" || text.parentElement?.closest("font, svg, script, style, noscript, option") !== null;
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (isLeft(text)) continue;
        const outer = document.createElement("font");
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    replaceAll(document.body);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
        if (node.isConnected) replaceAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
