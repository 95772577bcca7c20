/** Why a call did not succeed (R8.8). With `status` the server has answered, and not with success. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number | undefined;
  /** The text of the answer, for those who want to know more; empty if it did not come. */
  readonly answer: Promise<string>;

  constructor(message: string, status?: number, answer = Promise.resolve("")) {
    super(message);
    this.status = status;
    this.answer = answer;
  }
}

interface Call extends Omit<RequestInit, "body"> {
  /** Without it, a call may take as long as it takes (R9.6). */
  timeoutMs?: number;
  /** Sent as JSON, by POST unless another method is named. */
  json?: unknown;
}

interface Answer {
  status: number;
  text: string;
}

/** Calls the platform. Gives an answer of success, 200 to 299, and rejects with an HttpError otherwise. */
export async function send(address: string, { timeoutMs, json, signal, ...init }: Call = {}): Promise<Answer> {
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  // Combined only if there are two: browsers that know `timeout` may not know `any`.
  const ender = signal && timeout ? AbortSignal.any([signal, timeout]) : (signal ?? timeout);
  // An answer may begin and never end, so this is for its text as well.
  const fail = () => {
    if (signal?.aborted) throw new HttpError("Request aborted");
    if (timeout?.aborted) throw new HttpError(`timeout of ${timeoutMs} ms exceeded`);
    throw new HttpError("Network Error");
  };
  const response = await fetch(address, {
    ...init,
    ...(json !== undefined && {
      method: init.method ?? "POST",
      headers: { ...init.headers, "Content-Type": "application/json" },
      body: JSON.stringify(json),
    }),
    ...(ender && { signal: ender }),
  }).catch(fail);
  const { status } = response;
  const text = response.text();
  if (response.ok) return { status, text: await text.catch(fail) };
  // The answer is read even if nobody wants it, because the browser holds its connection open until then.
  const answer = text.catch(() => "");
  throw new HttpError(`Request failed with status code ${status}`, status, answer);
}
