/** What browsers load to read a keyword, as one file. */
export { createSearch } from "./keyword/search.ts";
export { NeedReader } from "./needs/read-needs.ts";
