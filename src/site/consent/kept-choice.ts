/** The key of the choice in local storage, which is not sent with requests: a refusal leaves nothing that is sent anywhere. */
export const choiceKey = "inspirations:consent";

/** Removes a malformed choice, because the package trusts what it finds, and fails on what it has not written. */
export function forgetStrangeChoice(): void {
  try {
    const kept = localStorage.getItem(choiceKey);
    if (kept !== null && !isChoice(kept)) localStorage.removeItem(choiceKey);
  } catch {
    // The package cannot read blocked storage either.
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
