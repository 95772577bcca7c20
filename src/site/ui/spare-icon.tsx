import { iconOf } from "./icon.tsx";

/** The icons that no screen uses yet, so that no visitor fetches them. The trophy is one unit wider than the square. */
export const SpareIcon = iconOf(
  {
    trophy:
      "M5.5 2h10v1.8h3.3v2.5c0 2.2-1.6 3.8-3.7 4.1a5.2 5.2 0 0 1-3.4 2.5v2.6h3V18H6.3v-2.5h3v-2.6a5.2 5.2 0 0 1-3.4-2.5C3.8 10.1 2.2 8.5 2.2 6.3V3.8h3.3zm0 3.8H4.2v.5c0 .9.5 1.6 1.3 1.9zm10 0v2.4c.8-.3 1.3-1 1.3-1.9v-.5z",
    variants: "M2 2h7v7H2zm9 0h7v7h-7zM2 11h7v7H2zm11.4 0h2.2v2.4H18v2.2h-2.4V18h-2.2v-2.4H11v-2.2h2.4z",
  },
  { trophy: "0 0 21 20" },
);
