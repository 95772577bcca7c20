import { stemmer } from "@orama/stemmers/spanish";
import { makeAnalyzer } from "../../../../domain/search/languages/es.ts";

export const analyzer = makeAnalyzer(stemmer);
