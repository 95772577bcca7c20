/** For the name in greetings. */
export const longestName = 100;
