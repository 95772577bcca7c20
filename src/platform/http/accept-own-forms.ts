import { refuseCrossSite, requireContentType } from "./cross-site.ts";
import { limitBody } from "./limit-body.ts";

const largestFormBytes = 16 * 1024;

/** Stands before whatever takes a form: one of the platform's own pages has sent it, and it is no larger than forms are. */
export function acceptOwnForms(publicOrigin: string) {
  return [
    refuseCrossSite(publicOrigin),
    requireContentType("application/x-www-form-urlencoded"),
    limitBody(largestFormBytes),
  ] as const;
}
