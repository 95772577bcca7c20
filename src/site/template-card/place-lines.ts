import { type Place, places, type Suitability } from "../../domain/template.ts";
import type { Messages } from "../language/messages.generated.ts";

/** How a template suits each place, place by place. */
export function placeLines(suits: Record<Place, Suitability>, { facts, places: names, site }: Messages): string[] {
  const words: Record<Suitability, string> = {
    "as-is": facts.asIs(),
    adapted: facts.adapted(),
    no: facts.notPossible(),
  };
  return places.map((place) => names[place]() + site.colon() + words[suits[place]]);
}
