import type { ClientRequestArgs } from "node:http";

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const makePerson = (number: number): Person => ({
  name: `Nora ${number}`,
  email: `nora${number}@example.org`,
  password: "a short sentence to remember",
});

/** Every form comes from another network: one alone would soon be told to wait. */
const networkOf = (number: number) => [10, number >> 16, number >> 8, number].map((part) => part & 0xff).join(".");

let sent = 0;

/** A form of the platform's own pages. */
export function formRequest(path: "/signin" | "/signup", person: Person): { options: ClientRequestArgs; body: string } {
  sent += 1;
  const body = new URLSearchParams({ ...person }).toString();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
    "Sec-Fetch-Site": "same-origin",
    "X-Forwarded-For": networkOf(sent),
  };
  return { options: { method: "POST", path, headers }, body };
}

/** Sends one, outside of any load. */
export function sendForm(origin: string, path: "/signin" | "/signup", person: Person): Promise<Response> {
  const { options, body } = formRequest(path, person);
  const { "Content-Length": _, ...headers } = options.headers as Record<string, string>;
  return fetch(origin + path, { method: "POST", headers, body, redirect: "manual" });
}

export const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
