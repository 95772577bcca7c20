import type { Taking } from "./measure-deeds.ts";
import type { Transfer } from "./measure-transfer.ts";

export interface ListingFigures {
  size: number;
  stems: number;
  elements: number[];
  firstView: Transfer;
  keywords: Transfer[];
  taking: Taking;
  /** On slow 4G, of the smallest listing. */
  takingOnSlowLine?: Taking;
}
