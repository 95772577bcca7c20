/**
 * Gives what stands over the page an entry of its own in the tab's history, and comes back with how to leave it. Each page of a frame is
 * one more, also once the frame is gone: "back", and what comes back from here, lead before all of them. Where the browser lacks the
 * Navigation API there is none, and "back" goes through those of the frame.
 */
export function enterHistory(address: string): () => Promise<unknown> {
  history.replaceState(history.state, "", address);
  const key = window.navigation?.currentEntry?.key;
  if (key) history.pushState(history.state, "");
  // It may have been left already.
  return async () => key && navigation.traverseTo(key).finished?.catch(() => {});
}
