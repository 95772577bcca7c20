import { createHash, randomBytes } from "node:crypto";

const tokenBytes = 32;

/** 256 bits that cannot be guessed. */
export function makeToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/** What the database keeps of a token: whoever reads the database cannot sign in with it. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
