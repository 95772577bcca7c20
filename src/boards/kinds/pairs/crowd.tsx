import type { ReactNode } from "react";
import { Person } from "../../figures/person.tsx";
import type { Box } from "../../geometry.ts";

/** More people than this could not be told apart; the number says the rest. */
const mostPeople = 10;

interface CrowdProps {
  value: number;
  /** Gives them the strong tone. */
  isMost: boolean;
  field: Box;
  /** Whether they gather at the left end of the field or at its right. */
  isLeft: boolean;
  height: number;
}

/** In two ranks when there are many; the rank behind is drawn first. */
export function Crowd({ value, isMost, field, isLeft, height }: CrowdProps): ReactNode {
  const shown = Math.min(value, mostPeople);
  const ranks = shown > 4 ? 2 : 1;
  const inFront = Math.ceil(shown / ranks);
  const step = height * 0.6;
  const floor = field.y + field.height * 0.5 + height * (ranks === 2 ? 0.62 : 0.5);
  const people = Array.from({ length: shown }, (_, index) => {
    const isBehind = index >= inFront;
    const away = height * 0.5 + ((index % inFront) + (isBehind ? 0.5 : 0)) * step;
    const x = isLeft ? field.x + away : field.x + field.width - away;
    return { x, y: floor - (isBehind ? height * 0.3 : 0) };
  });
  const className = isMost ? "b-chalk" : "b-chalk-soft";
  return [...people.slice(inFront), ...people.slice(0, inFront)].map((feet) => (
    <Person key={`${feet.x} ${feet.y}`} feet={feet} height={height} className={className} />
  ));
}
