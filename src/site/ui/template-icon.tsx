import { iconOf } from "./icon.tsx";

/** The icons of a template's page alone. */
export const TemplateIcon = iconOf({
  variants: "M2 2h7v7H2zm9 0h7v7h-7zM2 11h7v7H2zm11.4 0h2.2v2.4H18v2.2h-2.4V18h-2.2v-2.4H11v-2.2h2.4z",
});
