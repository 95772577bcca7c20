/** Whether the visitor's keyboard is on the screen, where it covers what is below the field. */
export function isKeyboardOnScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** Enter leaves a field that says so (`enterKeyHint="done"`), and the keyboard goes with the focus. */
export function leaveDoneField({ key, target }: KeyboardEvent): void {
  const field = target as HTMLElement;
  if (key === "Enter" && field.enterKeyHint === "done" && isKeyboardOnScreen()) field.blur();
}
