// One line a language: the code by which the site knows it, and its folder.
export { language as de } from "./de/language.ts";
export { language as en } from "./en/language.ts";
export { language as es } from "./es/language.ts";
export { language as fr } from "./fr/language.ts";
export { language as it } from "./it/language.ts";
export { language as nl } from "./nl/language.ts";
export { language as pt } from "./pt/language.ts";
