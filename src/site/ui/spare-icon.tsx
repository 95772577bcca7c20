import { iconOf } from "./icon.tsx";

/** Kept for operators: no screen uses it, so that no visitor fetches it. It is one unit wider than the square. */
export const SpareIcon = iconOf(
  {
    trophy:
      "M5.5 2h10v1.8h3.3v2.5c0 2.2-1.6 3.8-3.7 4.1a5.2 5.2 0 0 1-3.4 2.5v2.6h3V18H6.3v-2.5h3v-2.6a5.2 5.2 0 0 1-3.4-2.5C3.8 10.1 2.2 8.5 2.2 6.3V3.8h3.3zm0 3.8H4.2v.5c0 .9.5 1.6 1.3 1.9zm10 0v2.4c.8-.3 1.3-1 1.3-1.9v-.5z",
  },
  { trophy: "0 0 21 20" },
);
