export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const startOfAnswer = "HTTP/1.1 ";
const endOfHead = "\r\n\r\n";
/** Answers have a length, but Node's own refusals may be chunked, without any chunks. */
const emptyChunks = "0\r\n\r\n";

/** Parses the answers that were received on one connection. The body of the last one may be incomplete. */
export function readAnswers(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let position = 0; position < received.length; ) {
    const { status, headerLines, bodyStart } = readHead(received, position);
    const headers = Object.fromEntries(headerLines);
    const bodyEnd = bodyStart + lengthOfBody(headers, received.subarray(bodyStart));
    answers.push({ status, headers, body: received.subarray(bodyStart, bodyEnd) });
    position = bodyEnd + (headers["transfer-encoding"] ? emptyChunks.length : 0);
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
function lengthOfBody(headers: Record<string, string>, rest: Buffer): number {
  if (rest.subarray(0, startOfAnswer.length).toString() === startOfAnswer) return 0;
  if (headers["transfer-encoding"]) return 0;
  const announced = headers["content-length"];
  return announced === undefined ? rest.length : Math.min(Number(announced), rest.length);
}
