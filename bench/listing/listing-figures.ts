import type { TickTimes } from "./measure-ticks.ts";
import type { Transfer } from "./measure-transfer.ts";
import type { TypingTimes } from "./measure-typing.ts";

export interface ListingFigures {
  size: number;
  stems: number;
  elements: number[];
  firstView: Transfer;
  keywords: Transfer[];
  ticks: Record<"mouse" | "keyboard", TickTimes>;
  typing: TypingTimes;
}
