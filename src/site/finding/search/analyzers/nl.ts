import { stemmer } from "@orama/stemmers/dutch";
import { makeAnalyzer } from "../../../../domain/search/languages/nl.ts";

export const analyzer = makeAnalyzer(stemmer);
