import { loadChunk } from "../../../navigation/load-chunk.ts";

export const loadWordsOnView = () => loadChunk("words of a plan", () => import("./words-on-view.tsx"));
