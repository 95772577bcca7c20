type Control = HTMLElement & Partial<Pick<HTMLInputElement, "value" | "checked" | "selectionStart" | "selectionEnd">>;

const controls = "input, select, textarea, a, button, summary, details";

/**
 * Remembers the controls of a page as it was built. React draws a page anew where another program has changed its HTML before the page
 * came to life: a translator, or an extension that puts a button beside a field. The function that is returned is then called on the
 * new controls, and gives them what the visitor had typed, ticked, chosen and opened by then, and the focus.
 */
export function carryControls(container: Element): () => void {
  const before = [...container.querySelectorAll<Control>(controls)];
  let focused = document.activeElement;
  const follow = new AbortController();
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  // A control that is taken out of the page loses the focus as well, just before it goes, and is the one to be found again.
  const noteBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  addEventListener("focusin", noteFocus, follow);
  addEventListener("focusout", noteBlur, follow);

  return () => {
    follow.abort();
    if (before.every((control) => control.isConnected)) return;
    const after = [...container.querySelectorAll<Control>(controls)];
    for (const old of before) {
      const index = after.findIndex((it) => nameOf(it) === nameOf(old));
      const [twin] = index < 0 ? [] : after.splice(index, 1);
      if (!twin) continue;
      carry(old, twin);
      if (old === focused && document.activeElement === document.body) focusLike(old, twin);
    }
  };
}

/** Tells controls apart as far as HTML does: their ids are others in a page that is drawn anew. */
function nameOf(control: Element): string {
  const attributes = ["type", "name", "href", "inputmode", "aria-label"].map((name) => control.getAttribute(name));
  return [
    control.localName,
    control.getAttribute("type") === "checkbox" && control.getAttribute("value"),
    ...attributes,
  ].join("\n");
}

function carry(old: Control, twin: Control): void {
  if (old instanceof HTMLDetailsElement) (twin as HTMLDetailsElement).open = old.open;
  if (old.checked !== undefined) twin.checked = old.checked;
  // Those of a box are the same.
  if (old.value !== undefined) twin.value = old.value;
}

function focusLike(old: Control, twin: Control): void {
  twin.focus({ preventScroll: true });
  if (typeof old.selectionStart !== "number" || typeof old.selectionEnd !== "number") return;
  (twin as HTMLInputElement).setSelectionRange(old.selectionStart, old.selectionEnd);
}
