import { stemmer } from "@orama/stemmers/german";
import { makeAnalyzer } from "../../../../domain/search/languages/de.ts";

export const analyzer = makeAnalyzer(stemmer);
