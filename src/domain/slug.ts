/** The word that names a template, a situation, or a list of templates, in addresses: lower-case letters without accents, digits, single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const longestSlug = 60;

export function isSlug(word: string): boolean {
  return word.length <= longestSlug && slugPattern.test(word);
}
