export { analyzer } from "./analyzer.ts";
export { needWords } from "./need-words.ts";
