/**
 * The key of a press; none while an input method or a dead key composes a letter, which then answers Escape and Enter itself. Safari
 * tells of the press that ends it by nothing but its code, 229.
 */
export function keyOf({ key, isComposing, keyCode }: Pick<KeyboardEvent, "key" | "isComposing" | "keyCode">): string {
  return isComposing || keyCode === 229 ? "" : key;
}

/** Whether the visitor's keyboard is on the screen, where it covers what is below the field. */
export function isKeyboardOnScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}
