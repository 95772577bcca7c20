/** Longer strings are cut (R9.2). */
const longestString = 4096;
/** An object with more is left out as a whole. */
const mostProperties = 1000;

const ignoredKinds = ["nan", "function", "arguments", "regexp", "element", "undefined", "null"];

/** Reduces properties to those that may be sent, by the rules of `amplitude-js` 7.3.0: validates and cuts in one pass. */
export function sendableProperties(properties: object): Record<string, unknown> {
  const names = Object.keys(properties);
  const sendable: Record<string, unknown> = {};
  if (kindOf(properties) !== "object" || names.length > mostProperties) return sendable;
  for (const name of names) {
    const value = sendableValue((properties as Record<string, unknown>)[name]);
    if (value !== null) sendable[name] = value;
  }
  return sendable;
}

/** `null` for a value that is not sent. */
function sendableValue(value: unknown): unknown {
  const kind = kindOf(value);
  if (ignoredKinds.includes(kind)) return null;
  if (kind === "error") return cut(String(value));
  if (kind === "array") return sendableItems(value as unknown[]);
  if (kind === "object") return sendableProperties(value as object);
  return kind === "string" ? cut(value as string) : value;
}

/** Lists in lists are left out; a value that is not sent leaves `null` in its place. */
function sendableItems(items: unknown[]): unknown[] {
  return Array.from(items)
    .filter((item) => kindOf(item) !== "array")
    .map(sendableValue);
}

function cut(text: string): string {
  return text.length > longestString ? text.slice(0, longestString) : text;
}

/** The type of a value by the rules of `amplitude-js`: a wrapped string is a string, and an object that claims to be an error is one. */
function kindOf(value: unknown): string {
  const tag = Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
  if (["date", "regexp", "arguments", "array", "error", "null", "undefined"].includes(tag)) return tag;
  if (Number.isNaN(value)) return "nan";
  const object = value as { nodeType?: unknown; valueOf?: () => unknown };
  if (object.nodeType === 1) return "element";
  return typeof (object.valueOf ? object.valueOf() : object);
}
