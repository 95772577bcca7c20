/** For its language and its style; its states are set through `document-state/`. */
export const html = document.documentElement;
