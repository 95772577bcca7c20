/** The parts of a parsed address that matter here. The parser is that of the platform, Node's or the browser's. */
export interface ParsedAddress {
  protocol: string;
  username: string;
  password: string;
  hostname: string;
  pathname: string;
  search: string;
  hash: string;
  /** The origin as browsers write it: in lower case, without a default port, and with other alphabets in ASCII. */
  origin: string;
}

/** Matches hosts without characters that have a meaning in a security policy, such as the asterisk. */
const plainHost = /^(?:[a-z\d.-]+|\[[\da-f:]+\])$/;

/** The value that an operator's text means, or advice on what to write instead. */
export type Reading = { value: string } | { problem: string };

/** Reads the origin that an operator has written, in any spelling, or advises what to write instead. */
export function readOrigin(address: ParsedAddress | undefined): Reading {
  if (!address || !/^https?:$/.test(address.protocol))
    return { problem: "write an address such as https://app.example.org" };
  if (!hasPlainHost(address)) return { problem: "write a host of letters, digits, hyphens and dots" };
  const { origin } = address;
  if (hasCredentials(address)) return { problem: `write ${origin}, without a user and a password` };
  const isBare = address.pathname === "/" && !address.search && !address.hash;
  return isBare ? { value: origin } : { problem: `write ${origin}, without a path or a query` };
}

export function hasPlainHost({ hostname }: ParsedAddress): boolean {
  return plainHost.test(hostname);
}

export function hasCredentials({ username, password }: ParsedAddress): boolean {
  return username !== "" || password !== "";
}

/** Removes the part before an `@`, which may be a password, from a text that is shown to the operator. */
export function hideCredentials(text: string): string {
  return text.replace(/[^,]*@/g, "...@");
}
