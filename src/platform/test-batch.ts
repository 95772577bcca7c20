import { createHash } from "node:crypto";

let made = 0;
export const makeEvent = (more: Record<string, unknown> = {}) => {
  made += 1;
  return { uuid: `event-${made}`, event_type: "content view", timestamp: 1_700_000_000_000 + made, ...more };
};

/** As `amplitude-js` 7.3.0 sends it (R7.4). */
export function batchOf(list: unknown, change: Record<string, string> = {}): URLSearchParams {
  const e = typeof list === "string" ? list : JSON.stringify(list);
  const fields = { v: "2", client: "inspirations", e, upload_time: "1700000000000", ...change };
  const checksum = createHash("md5")
    .update(`${fields.v}${fields.client}${fields.e}${fields.upload_time}`)
    .digest("hex");
  return new URLSearchParams({ checksum, ...fields });
}
