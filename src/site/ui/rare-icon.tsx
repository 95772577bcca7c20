import { iconOf } from "./icon.tsx";

/** The icons that come only with the screens that use them. */
export const RareIcon = iconOf({
  close: "m4.9 3.5 5.1 5.1 5.1-5.1 1.4 1.4-5.1 5.1 5.1 5.1-1.4 1.4-5.1-5.1-5.1 5.1-1.4-1.4L8.6 10 3.5 4.9z",
  filter: "M2 4.5h16v2H2zm3 4.5h10v2H5zm3 4.5h4v2H8z",
  search:
    "M8.5 2a6.5 6.5 0 0 1 5.2 10.4l4.4 4.3-1.5 1.5-4.3-4.4A6.5 6.5 0 1 1 8.5 2m0 2.1a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8",
});
