/** When a link or an image counts as in view (R4.8, R4.9). */
export const visibilityMargin = "20px";
export const visibilityThreshold = 0.1;
