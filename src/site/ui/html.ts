/** Says in its data attributes what the style sheet is to show: see `base.css`. */
export const html = document.documentElement;
