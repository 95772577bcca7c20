import { stemmer } from "@orama/stemmers/french";
import { makeAnalyzer } from "../../../../domain/search/languages/fr.ts";

export const analyzer = makeAnalyzer(stemmer);
