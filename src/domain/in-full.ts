/** The class of what a blocked template leaves out: all but its hero and its summary. The style sheet names it as well (`base.css`). */
export const inFull = "in-full";
