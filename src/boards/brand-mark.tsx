import type { ReactNode } from "react";
import { markSquares } from "../domain/look/brand-mark.ts";

/** The brand's mark, 34 wide and high. */
export function BrandMark({ tone }: { tone: Parameters<typeof markSquares>[0] }): ReactNode {
  return markSquares(tone).map((square) => <rect key={square.fill} {...square} />);
}
