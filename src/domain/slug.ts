/** The word that names a template, or a list of them, in addresses: lower-case letters without accents, digits, single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const longestSlug = 60;
