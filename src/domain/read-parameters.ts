import { plainQuery } from "./plain-query.ts";

/** The parameters of a query with its question mark, in their order. Malformed text reads as empty. */
export function readParameters(search: string): [name: string, value: string][] {
  return plainQuery(search)
    .replace(/^\?/, "")
    .split("&")
    .map((parameter) => {
      const [name = "", ...value] = parameter.split("=");
      return [decode(name), decode(value.join("="))];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return "";
  }
}
