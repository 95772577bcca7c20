interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML };
}

const asItIs = { createHTML: (html: string) => html };
let policy: { createHTML(html: string): TrustedHTML | string } | undefined;

/**
 * The one way from text to elements: the security policy lets no other code do it (Trusted Types). For what the build has
 * rendered alone, in which nothing of a visitor or of another host ever stands. There can be one policy of a name, and the arrival
 * script may need it in place of the page's code, so it is made when it is needed.
 */
export function trusted(html: string): TrustedHTML | string {
  policy ??= (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("markup", asItIs) ?? asItIs;
  return policy.createHTML(html);
}
