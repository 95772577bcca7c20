import { stemmer } from "@orama/stemmers/english";
import { makeAnalyzer } from "../../../../domain/search/languages/en.ts";

export const analyzer = makeAnalyzer(stemmer);
