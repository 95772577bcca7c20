/** The key of the choice in local storage, which is not sent with requests: a refusal leaves nothing that is sent anywhere. */
export const choiceKey = "inspirations:consent";
export type ChoiceKey = typeof choiceKey;

/** The one purpose that is asked for. */
export const category = "analytics";

/**
 * The choice that still counts; undefined where there is none. What has run out, or nobody could have chosen, is removed: the package
 * that keeps choices trusts what it finds, and fails on what it has not written.
 */
export function keptChoice(): boolean | undefined {
  try {
    const kept = localStorage.getItem(choiceKey);
    const categories = kept === null ? undefined : categoriesOf(kept);
    if (categories) return categories.includes(category);
    if (kept !== null) forgetChoice();
  } catch {
    // The package cannot read blocked storage either.
  }
  return undefined;
}

/** A yes that is taken back counts no more, even if what keeps the no does not arrive. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(choiceKey);
  } catch {
    // Nothing is kept there.
  }
}

function categoriesOf(kept: string): string[] | undefined {
  try {
    const { categories, services, consentId, consentTimestamp, lastConsentTimestamp, expirationTime } =
      JSON.parse(kept);
    const isChoice =
      [categories, ...Object.values(services)].every(isTexts) &&
      [consentTimestamp, lastConsentTimestamp].every((time) => new Date(time).getTime() > 0);
    return isChoice && consentId && expirationTime > Date.now() ? categories : undefined;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
