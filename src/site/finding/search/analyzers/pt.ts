import { stemmer } from "@orama/stemmers/portuguese";
import { makeAnalyzer } from "../../../../domain/search/languages/pt.ts";

export const analyzer = makeAnalyzer(stemmer);
