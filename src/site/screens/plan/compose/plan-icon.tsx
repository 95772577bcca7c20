import { iconOf } from "../../../ui/icon.tsx";

/** The icons with which a plan is changed. */
export const PlanIcon = iconOf({
  handle: "M6 3h3v3H6zm5 0h3v3h-3zM6 8.5h3v3H6zm5 0h3v3h-3zM6 14h3v3H6zm5 0h3v3h-3z",
  up: "m10 4.6 7.3 7.3-1.5 1.5L10 7.6l-5.8 5.8-1.5-1.5z",
  down: "m4.2 6.6 5.8 5.8 5.8-5.8 1.5 1.5L10 15.4 2.7 8.1z",
});
