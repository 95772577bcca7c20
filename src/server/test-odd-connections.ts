import fc from "fast-check";

import { type Framing, oddFraming, oddHeader } from "./test-odd-headers.ts";
import { oddTarget } from "./test-odd-targets.ts";

const knownMethods = ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "PROPFIND", "M-SEARCH", "PURGE"];
const unknownMethods = ["get", "Head", "GETT", "BREW", "G\0T", "", "É", "PRI"];
const oddMethod = fc.constantFrom(...knownMethods, ...unknownMethods);

const oddVersion = fc.constantFrom(
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/9.9",
  "http/1.1",
  "HTTP/1.1 x",
  "",
  "ICE/1.0",
);

interface Parts {
  method: fc.Arbitrary<string>;
  target: fc.Arbitrary<string>;
  version: fc.Arbitrary<string>;
  headers: fc.Arbitrary<string[]>;
  framing: fc.Arbitrary<Framing>;
  lineEnd: fc.Arbitrary<string>;
}

const sane: Parts = {
  method: fc.constantFrom("GET", "GET", "HEAD"),
  target: fc.constantFrom(
    "/",
    "/fr/",
    "/de",
    "/robots.txt",
    "/assets/js/app-abc.js",
    "/assets/js/gone.js",
    "/de/nowhere/",
  ),
  version: fc.constant("HTTP/1.1"),
  headers: fc.constant([]),
  framing: fc.constant({ headers: [], body: "" }),
  lineEnd: fc.constant("\r\n"),
};

const odd: Parts = {
  method: oddMethod,
  target: oddTarget,
  version: oddVersion,
  headers: fc.array(oddHeader, { minLength: 1, maxLength: 4 }),
  framing: oddFraming,
  lineEnd: fc.constantFrom("\n", "\r", "\n\r"),
};

/** Mostly odd in one respect alone: what is odd in several is refused for the first of them. */
const oddRequest = fc
  .oneof(
    { arbitrary: fc.record({ ...sane, target: odd.target }), weight: 6 },
    { arbitrary: fc.record({ ...sane, headers: odd.headers }), weight: 6 },
    { arbitrary: fc.record({ ...sane, framing: odd.framing }), weight: 2 },
    { arbitrary: fc.record({ ...sane, method: odd.method }), weight: 1 },
    { arbitrary: fc.record({ ...sane, version: odd.version }), weight: 1 },
    { arbitrary: fc.record({ ...sane, lineEnd: odd.lineEnd }), weight: 1 },
    { arbitrary: fc.record({ ...sane, target: odd.target, headers: odd.headers, framing: odd.framing }), weight: 1 },
    { arbitrary: fc.record(odd), weight: 1 },
  )
  .map(({ method, target, version, headers, framing, lineEnd }) => {
    const lines = [`${method} ${target} ${version}`, "Host: x", ...headers, ...framing.headers];
    return lines.map((line) => line + lineEnd).join("") + lineEnd + framing.body;
  });

/** One request or several sent ahead. The bytes may end anywhere, and then nothing more comes. */
export const oddConnection: fc.Arbitrary<Buffer> = fc
  .tuple(
    fc.oneof(
      { arbitrary: fc.constant([]), weight: 3 },
      { arbitrary: fc.array(oddRequest, { maxLength: 3 }), weight: 1 },
    ),
    oddRequest,
    fc.oneof(
      { arbitrary: fc.constant(1), weight: 6 },
      { arbitrary: fc.double({ min: 0, max: 1, noNaN: true }), weight: 1 },
    ),
  )
  .map(([ahead, last, share]) => {
    const saysThatItIsLast = last.replace("Host: x", "Host: x\r\nConnection: close");
    const bytes = Buffer.from(ahead.join("") + saysThatItIsLast, "latin1");
    return bytes.subarray(0, Math.ceil(bytes.length * share));
  });
