/** The name by which somebody is greeted. */
export const longestName = 100;
