import fc from "fast-check";

const values: Record<string, string[]> = {
  "Accept-Encoding": [
    "br",
    "gzip;q=0",
    "br;q=9e99, gzip",
    "br;q=-1",
    "br;q=NaN",
    "*",
    "*;q=0",
    "identity;q=0",
    ",;,=,",
    "br;".repeat(2_000),
  ],
  "If-None-Match": ["*", '"', 'W/"', "W/*", '"a", "b"', ",".repeat(5_000), "\x80", "null"],
  "If-Modified-Since": ["Thu, 01 Jan 1970 00:00:00 GMT", "Fri, 31 Feb 9999 25:61:61 GMT", "-1", "NaN", "now"],
  "If-Match": ["*", '"x"'],
  "If-Range": ['"x"', "Thu, 01 Jan 1970 00:00:00 GMT"],
  Range: [
    "bytes=0-",
    "bytes=-0",
    "bytes=-1",
    "bytes=10-5",
    "bytes=0-0,-1",
    "bytes=-",
    "bytes=",
    "bytes",
    "=",
    "bytes=a-b",
    "bytes=0-0-0",
    "bytes=99999999999999999999-",
    "bytes=-99999999999999999999",
    "bytes=0x0-0x9",
    "bytes=1.5-2",
    "bytes= 0 - 1 ",
    "lines=0-1",
    `bytes=${"0-,".repeat(3_000)}`,
    "bytes=\x80-",
  ],
  Host: ["", "evil.example", "a b", "[::1", "x:99999", "\x80"],
  Connection: ["close", "keep-alive", "upgrade", "close, keep-alive", "content-length"],
  Expect: ["100-continue", "200-ok"],
  Upgrade: ["h2c", "websocket"],
  "X-HTTP-Method-Override": ["DELETE"],
  "X-Original-URL": ["/../secret.txt"],
  "X-Forwarded-Host": ["evil.example"],
  __proto__: ["x"],
  constructor: ["x"],
};

const visibleBytes = fc.uint8Array({ min: 0x20, maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString("latin1"));

export const oddHeader = fc.oneof(
  {
    arbitrary: fc
      .constantFrom(...Object.entries(values))
      .chain(([name, all]) => fc.constantFrom(...all).map((value) => `${name}: ${value}`)),
    weight: 8,
  },
  { arbitrary: visibleBytes.map((bytes) => `If-None-Match: ${bytes}`), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      ": no name",
      "No-Colon",
      " Folded: x",
      "Bad Name: x",
      "Name : x",
      "Né: x",
      "X:\0",
      `X-Long: ${"x".repeat(20_000)}`,
      Array.from({ length: 1_500 }, (_, index) => `X${index}: `).join("\r\n"),
      Array.from({ length: 300 }, () => "Accept-Encoding: br").join("\r\n"),
    ),
    weight: 1,
  },
);

/** Headers about the body, and the body. */
export interface Framing {
  headers: string[];
  body: string;
}

/** Some of them contradict each other, or promise what never comes. */
export const oddFraming = fc.constantFrom<Framing[]>(
  { headers: ["Content-Length: 5"], body: "hello" },
  { headers: ["Content-Length: 5"], body: "" },
  { headers: ["Content-Length: 5", "Content-Length: 6"], body: "hello!" },
  { headers: ["Content-Length: 5, 5"], body: "hello" },
  { headers: ["Content-Length: -5"], body: "hello" },
  { headers: ["Content-Length: 0x5"], body: "hello" },
  { headers: [`Content-Length: ${"9".repeat(30)}`], body: "hello" },
  { headers: ["Transfer-Encoding: chunked"], body: "5\r\nhello\r\n0\r\n\r\n" },
  { headers: ["Transfer-Encoding: chunked"], body: "5\r\nhello" },
  { headers: ["Transfer-Encoding: chunked"], body: "-5\r\nhello\r\n0\r\n\r\n" },
  { headers: ["Transfer-Encoding: chunked"], body: `${"f".repeat(40)}\r\nhello` },
  { headers: ["Transfer-Encoding: chunked"], body: `5;${"x".repeat(20_000)}\r\nhello\r\n0\r\n\r\n` },
  {
    headers: ["Transfer-Encoding: chunked", "Content-Length: 5"],
    body: "0\r\n\r\nGET /fr/ HTTP/1.1\r\nHost: x\r\n\r\n",
  },
  { headers: ["Transfer-Encoding: gzip, chunked"], body: "0\r\n\r\n" },
  { headers: ["Transfer-Encoding: xchunked"], body: "0\r\n\r\n" },
  { headers: ["Transfer-Encoding:\x0bchunked"], body: "0\r\n\r\n" },
);
