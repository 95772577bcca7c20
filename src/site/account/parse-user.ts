import type { User } from "../../domain/user.ts";

/**
 * Reads the answer to the account call (R3.1); undefined if it is no user. A photo is taken from the platform's hosts
 * alone.
 */
export function parseUser(answer: unknown, platform: readonly string[]): User | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const {
    id,
    email,
    displayName,
    firstName,
    photo,
    hasSignedUp,
    emailVerified = true,
  } = answer as Record<string, unknown>;
  const isUser =
    typeof id === "string" &&
    typeof email === "string" &&
    typeof emailVerified === "boolean" &&
    typeof displayName === "string" &&
    typeof firstName === "string" &&
    typeof hasSignedUp === "boolean";
  if (!isUser) return undefined;
  return {
    id,
    email,
    emailVerified,
    displayName,
    firstName,
    photo: isOfPlatform(photo, platform) ? photo : null,
    hasSignedUp,
  };
}

/** The security policy lets no other pictures in. */
function isOfPlatform(address: unknown, platform: readonly string[]): address is string {
  return typeof address === "string" && URL.canParse(address) && platform.includes(new URL(address).origin);
}
