import { stemmer } from "@orama/stemmers/italian";
import { makeAnalyzer } from "../../../../domain/search/languages/it.ts";

export const analyzer = makeAnalyzer(stemmer);
