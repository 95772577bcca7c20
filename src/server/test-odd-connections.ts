import fc from "fast-check";
import { oddTarget } from "./test-odd-targets.ts";

const oddMethod = fc.constantFrom(
  "POST",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PURGE",
  "get",
  "BREW",
  "G\0T",
  "",
  "É",
  "PRI",
);
const oddVersion = fc.constantFrom("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "http/1.1", "HTTP/1.1 x", "", "ICE/1.0");

const oddHeader = fc.constantFrom(
  "Accept-Encoding: br;q=9e99, gzip",
  "Accept-Encoding: br;q=NaN",
  "Accept-Encoding: identity;q=0",
  "Accept-Encoding: ,;,=,",
  `Accept-Encoding: ${"br;".repeat(2_000)}`,
  "If-None-Match: *",
  'If-None-Match: "',
  "If-None-Match: W/*",
  `If-None-Match: ${",".repeat(5_000)}`,
  "If-None-Match: \x80",
  "If-Modified-Since: Fri, 31 Feb 9999 25:61:61 GMT",
  'If-Match: "x"',
  'If-Range: "x"',
  "Range: bytes=-0",
  "Range: bytes=10-5",
  "Range: bytes=0-0,-1",
  "Range: bytes=99999999999999999999-",
  `Range: bytes=${"0-,".repeat(3_000)}`,
  "Host: [::1",
  "Connection: upgrade",
  "Connection: content-length",
  "Expect: 100-continue",
  "Expect: 200-ok",
  "Upgrade: h2c",
  "X-Original-URL: /../secret.txt",
  "X-Forwarded-Host: evil.example",
  "__proto__: x",
  ": no name",
  "No-Colon",
  " Folded: x",
  "Name : x",
  "X:\0",
  `X-Long: ${"x".repeat(20_000)}`,
  Array.from({ length: 1_500 }, (_, index) => `X${index}: `).join("\r\n"),
);

/** Headers about the body, and the body. Some contradict each other, or promise bytes that never come. */
const oddFraming = fc.constantFrom(
  { headers: ["Content-Length: 5"], body: "hello" },
  { headers: ["Content-Length: 5"], body: "" },
  { headers: ["Content-Length: 5", "Content-Length: 6"], body: "hello!" },
  { headers: ["Content-Length: -5"], body: "hello" },
  { headers: [`Content-Length: ${"9".repeat(30)}`], body: "hello" },
  { headers: ["Transfer-Encoding: chunked"], body: "5\r\nhello\r\n0\r\n\r\n" },
  { headers: ["Transfer-Encoding: chunked"], body: "5\r\nhello" },
  { headers: ["Transfer-Encoding: chunked"], body: "-5\r\nhello\r\n0\r\n\r\n" },
  {
    headers: ["Transfer-Encoding: chunked", "Content-Length: 5"],
    body: "0\r\n\r\nGET /fr/ HTTP/1.1\r\nHost: x\r\n\r\n",
  },
  { headers: ["Transfer-Encoding: gzip, chunked"], body: "0\r\n\r\n" },
);

const knownTarget = fc.constantFrom("/", "/fr/", "/de", "/robots.txt", "/assets/js/gone.js", "/de/nowhere/");

const sane = {
  method: fc.constantFrom("GET", "GET", "HEAD"),
  target: knownTarget,
  version: fc.constant("HTTP/1.1"),
  headers: fc.constant<string[]>([]),
  framing: fc.constant({ headers: [] as string[], body: "" }),
  lineEnd: fc.constant("\r\n"),
};

const odd = {
  method: oddMethod,
  target: oddTarget,
  version: oddVersion,
  headers: fc.array(oddHeader, { minLength: 1, maxLength: 4 }),
  framing: oddFraming,
  lineEnd: fc.constantFrom("\n", "\r", "\n\r"),
};

/** Mostly odd in one respect alone: a request that is odd in several is refused for the first of them. */
const oddRequest = fc
  .oneof(
    { arbitrary: fc.record({ ...sane, target: odd.target }), weight: 6 },
    { arbitrary: fc.record({ ...sane, headers: odd.headers }), weight: 6 },
    { arbitrary: fc.record({ ...sane, framing: odd.framing }), weight: 2 },
    { arbitrary: fc.record({ ...sane, method: odd.method }), weight: 1 },
    { arbitrary: fc.record({ ...sane, version: odd.version }), weight: 1 },
    { arbitrary: fc.record({ ...sane, lineEnd: odd.lineEnd }), weight: 1 },
    { arbitrary: fc.record(odd), weight: 1 },
  )
  .map(({ method, target, version, headers, framing, lineEnd }) => {
    const lines = [`${method} ${target} ${version}`, "Host: x", ...headers, ...framing.headers];
    return lines.map((line) => line + lineEnd).join("") + lineEnd + framing.body;
  });

/** One request, or several sent ahead. The bytes may end anywhere, and then nothing more comes. */
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
    const marked = last.replace("Host: x", "Host: x\r\nConnection: close");
    const bytes = Buffer.from(ahead.join("") + marked, "latin1");
    return bytes.subarray(0, Math.ceil(bytes.length * share));
  });
