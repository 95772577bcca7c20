/**
 * The class of the parts that a blocked template hides: all but its hero and its summary. The style sheet names it as
 * well (`base.css`).
 */
export const inFull = "in-full";
