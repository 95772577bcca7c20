/** In local storage, which no request takes along: a refusal leaves nothing that is sent anywhere. */
export const choiceKey = "inspirations:consent";

/** The package takes at its word what it finds, and fails on what it has not written: such a choice counts as none. */
export function forgetStrangeChoice(): void {
  try {
    const kept = localStorage.getItem(choiceKey);
    if (kept !== null && !isChoice(kept)) localStorage.removeItem(choiceKey);
  } catch {
    // Where nothing can be read, the package finds nothing either.
  }
}

function isChoice(kept: string): boolean {
  try {
    const { categories, services, consentTimestamp, lastConsentTimestamp, expirationTime } = JSON.parse(kept);
    return (
      [categories, ...Object.values(services)].every(isTexts) &&
      [consentTimestamp, lastConsentTimestamp, expirationTime].every((time) => new Date(time).getTime() > 0)
    );
  } catch {
    return false;
  }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
