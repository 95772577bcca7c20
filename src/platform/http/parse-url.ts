/**
 * The parts of an address; undefined where it is none. `URL.canParse` of Node 20 is no help: it refuses hosts with letters beyond ASCII once
 * it has been called often.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
