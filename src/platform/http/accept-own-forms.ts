import { refuseCrossSite, requireContentType } from "./cross-site.ts";
import { limitBody } from "./limit-body.ts";

const largestFormBytes = 16 * 1024;

/** Runs before the handler of a form: only the platform's own pages may send it, and its size is limited. */
export function acceptOwnForms(publicOrigin: string) {
  return [
    refuseCrossSite(publicOrigin),
    requireContentType("application/x-www-form-urlencoded"),
    limitBody(largestFormBytes),
  ] as const;
}
