/**
 * Gives the dialog an entry of its own in the tab's history. Each page that loads in its frame adds another, which stays when the frame is
 * gone: the function that comes back leads to before all of them, and so does "back". Without the Navigation API the dialog has no entry,
 * and "back" goes through the pages of the frame.
 */
export function enterHistory(address: string): () => Promise<unknown> {
  history.replaceState(history.state, "", address);
  const key = window.navigation?.currentEntry?.key;
  if (key) history.pushState(history.state, "");
  // It may have been left already.
  return async () => key && navigation.traverseTo(key).finished?.catch(() => {});
}
