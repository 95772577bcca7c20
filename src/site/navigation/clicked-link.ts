/** The link that a click is on. */
export function linkUnder({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest<HTMLAnchorElement>("a[href]");
}

/** Whether a click asks for nothing but the link: not for another tab, a window or a download, and nobody has answered it yet. */
export function isPlainClick({ defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey);
}
