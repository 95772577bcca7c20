/** What is promised of the page of plans. */
export const limits = { redrawMs: 50, standsS: 1.5 };

export const runs = 5;
