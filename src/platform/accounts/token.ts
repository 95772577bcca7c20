import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** 256 bits that cannot be guessed. */
export function makeToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** Only the hash of a token is stored, so that nobody who reads the database can sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
