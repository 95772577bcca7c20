import { constants, gunzipSync } from "node:zlib";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const startOfAnswer = "HTTP/1.1 ";
const endOfHead = "\r\n\r\n";
/** The size of a chunk, in hexadecimal. */
const chunkSize = /^([\da-f]+)\r\n/i;

/** Parses the answers that were received on one connection. The body of the last one may be incomplete. */
export function readAnswers(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let position = 0; position < received.length; ) {
    const { status, headerLines, bodyStart } = readHead(received, position);
    const headers = Object.fromEntries(headerLines);
    const rest = received.subarray(bodyStart);
    const { body, length } = headers["transfer-encoding"] ? readChunks(rest) : readWhole(headers, rest);
    answers.push({ status, headers, body: headers["content-encoding"] === "gzip" ? unzip(body) : body });
    position = bodyStart + length;
  }
  return answers;
}

/** Parses the head of an answer. Repeated headers are repeated in the list. */
export function readHead(received: Buffer, position = 0) {
  const headEnd = received.indexOf(endOfHead, position);
  if (headEnd === -1) throw new Error(`no answer: ${received.subarray(position, position + 80).toString("latin1")}`);
  const [statusLine = "", ...lines] = received.subarray(position, headEnd).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  if (!status) throw new Error(`no status: ${statusLine}`);
  const headerLines = lines.map((line): [name: string, value: string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status, headerLines, bodyStart: headEnd + endOfHead.length };
}

/** An answer to HEAD and a 304 have a length but no body: the next answer follows at once, or nothing. */
function readWhole(headers: Record<string, string>, rest: Buffer) {
  const announced = Number(headers["content-length"] ?? rest.length);
  const body = beginsNext(rest) ? rest.subarray(0, 0) : rest.subarray(0, announced);
  return { body, length: body.length };
}

/** What a host compresses as it goes has no length. The last chunk may be incomplete; after HEAD there is none. */
function readChunks(rest: Buffer) {
  const chunks: Buffer[] = [];
  let position = 0;
  while (position < rest.length && !beginsNext(rest.subarray(position))) {
    const head = chunkSize.exec(rest.toString("latin1", position, position + 10));
    if (!head) throw new Error(`no chunk: ${rest.subarray(position, position + 80).toString("latin1")}`);
    const size = Number.parseInt(head[1] ?? "", 16);
    const start = position + head[0].length;
    chunks.push(rest.subarray(start, start + size));
    position = start + size + "\r\n".length;
    if (size === 0) break;
  }
  return { body: Buffer.concat(chunks), length: position };
}

const beginsNext = (rest: Buffer) => rest.subarray(0, startOfAnswer.length).toString() === startOfAnswer;

/** As far as it came. */
function unzip(body: Buffer): Buffer {
  return body.length === 0 ? body : gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH });
}
