interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): TrustedHTML };
}

/**
 * The one way from text to elements: the security policy lets no other code do it (Trusted Types). For what the build has
 * rendered alone, in which nothing of a visitor or of another host ever stands.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("markup", {
  createHTML: (html) => html,
});

export function trusted(html: string): TrustedHTML | string {
  return policy ? policy.createHTML(html) : html;
}

/** For `dangerouslySetInnerHTML`. */
export function markup(html: string): { __html: TrustedHTML | string } {
  return { __html: trusted(html) };
}
