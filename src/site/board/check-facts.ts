import type { BoardFacts, BoardFlaw } from "../../domain/board.ts";
import type { BoardNeeds } from "../../domain/board-needs.ts";
import { checkGrid } from "./check-grid.ts";
import { flaw, list, sayRange } from "./flaw-wording.ts";

function checkAreaList(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  const ids = facts.areas.map((area) => area.id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [flaw("facts", `.areas.${index}.id`, id, "an id of its own for each area")] : [],
  );
  if ("ids" in needs.areas) {
    const wanted = needs.areas.ids;
    const isRight = ids.length === wanted.length && wanted.every((id) => ids.includes(id));
    return isRight ? repeated : [flaw("facts", ".areas", list(ids), `the areas ${list(wanted)}`)];
  }
  const { from, to } = needs.areas;
  if (ids.length >= from && ids.length <= to) return repeated;
  return [flaw("facts", ".areas", `${ids.length} areas`, `${sayRange(needs.areas)} areas`), ...repeated];
}

function checkValues(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  return facts.areas.flatMap(({ value }, index) => {
    const field = `.areas.${index}.value`;
    if (needs.value !== true) {
      return value === undefined ? [] : [flaw("facts", field, `${value}`, "no value: this kind of board shows none")];
    }
    if (value !== undefined && Number.isInteger(value) && value >= 0) return [];
    return [flaw("facts", field, `${value ?? "nothing"}`, "how many people chose it: a whole number from 0")];
  });
}

function checkCorrect(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  const right = facts.areas.filter((area) => area.correct === true).length;
  if (needs.correct === true && right !== 1) {
    return [flaw("facts", ".areas", `${right} areas with correct: true`, "exactly one area with correct: true")];
  }
  if (needs.correct === true) return [];
  return facts.areas.flatMap(({ correct }, index) =>
    correct === undefined
      ? []
      : [flaw("facts", `.areas.${index}.correct`, `${correct}`, "nothing: only a quiz has a right answer")],
  );
}

function checkIcons(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  return facts.areas.flatMap(({ icon }, index) => {
    const field = `.areas.${index}.icon`;
    if (needs.icons === undefined) {
      return icon === undefined ? [] : [flaw("facts", field, icon, "no icon: this kind of board shows none")];
    }
    if (icon !== undefined && needs.icons.includes(icon)) return [];
    return [flaw("facts", field, icon ?? "nothing", `one of ${list(needs.icons)}`)];
  });
}

export function checkFacts(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  return [checkAreaList, checkValues, checkCorrect, checkIcons, checkGrid].flatMap((check) => check(facts, needs));
}
