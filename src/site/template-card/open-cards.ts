import styles from "./template-card.module.css";

/**
 * Opens the template of a card whose words are clicked on: they lie above the card's link, so that a mouse can select them. Heard at
 * the document, since screen readers call an element clickable that hears its clicks itself.
 */
export function openCards(): void {
  document.addEventListener("click", open);
  // The middle button.
  document.addEventListener("auxclick", open);
}

function open({ target, button, detail, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const element = target as Element;
  const link = element.closest(`.${styles.card}`)?.querySelector("a");
  // The third button is the browser's. A double click is one click too many.
  if (!link || button > 1 || detail > 1 || element.closest("a, button")) return;
  // Words that have been selected are not to be left. Asked last: to say what is selected, the browser lays the page out.
  if (!getSelection()?.isCollapsed) return;
  if (button || ctrlKey || metaKey || shiftKey) window.open(link.href);
  else {
    // The page notes the link that has the focus, for the way back.
    link.focus({ preventScroll: true });
    link.click();
  }
}
