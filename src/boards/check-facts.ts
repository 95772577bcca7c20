import type { BoardFacts, BoardFlaw } from "../domain/board.ts";
import { type BoardNeeds, hasValue } from "../domain/board-needs.ts";
import { suggest } from "../domain/suggestion.ts";
import { checkGrid } from "./check-grid.ts";
import { flaw, list, sayCount } from "./flaw-wording.ts";

function checkAreaList(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  const ids = facts.areas.map((area) => area.id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [flaw("facts", `.areas.${index}.id`, `'${id}' a second time`, "write an id of its own for each area")]
      : [],
  );
  if ("ids" in needs.areas) {
    const wanted = needs.areas.ids;
    const isRight = ids.length === wanted.length && wanted.every((id) => ids.includes(id));
    return isRight ? repeated : [flaw("facts", ".areas", list(ids), `write the areas ${list(wanted)}`)];
  }
  const { from, to, multipleOf = 1 } = needs.areas;
  if (ids.length >= from && ids.length <= to && ids.length % multipleOf === 0) return repeated;
  const expected = `write ${sayCount(needs.areas, "area")}${multipleOf === 1 ? "" : `, a multiple of ${multipleOf}`}`;
  return [flaw("facts", ".areas", sayCount({ from: ids.length, to: ids.length }, "area"), expected), ...repeated];
}

function whoHasValue({ value }: BoardNeeds): string {
  if (value === undefined) return "this kind of board shows no value";
  if (typeof value !== "object") return "only the first area has one";
  return "id" in value ? `only the area ${value.id} has one` : `only areas with icon: ${value.icon} have one`;
}

function checkValues(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  return facts.areas.flatMap((area, index) => {
    const { value } = area;
    const field = `.areas.${index}.value`;
    if (!hasValue(needs, area, index)) {
      const expected = `remove it: ${whoHasValue(needs)}`;
      return value === undefined ? [] : [flaw("facts", field, `${value}`, expected)];
    }
    const { from, to } = needs.valueRange ?? { from: 0, to: Number.POSITIVE_INFINITY };
    if (value !== undefined && Number.isInteger(value) && value >= from && value <= to) return [];
    const expected =
      needs.valueRange === undefined
        ? "write how many people chose it: a whole number from 0"
        : `write a whole number from ${from} to ${to}`;
    return [flaw("facts", field, `${value ?? "nothing"}`, expected)];
  });
}

function checkCorrect(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  const right = facts.areas.filter((area) => area.correct === true).length;
  if (needs.correct === true && right !== 1) {
    return [
      flaw(
        "facts",
        ".areas",
        `${sayCount({ from: right, to: right }, "area")} with correct: true`,
        "write it for exactly one area",
      ),
    ];
  }
  if (needs.correct === true) return [];
  return facts.areas.flatMap(({ correct }, index) =>
    correct === undefined
      ? []
      : [flaw("facts", `.areas.${index}.correct`, `${correct}`, "remove it: only a quiz has a right answer")],
  );
}

function checkIcons(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  return facts.areas.flatMap(({ icon }, index) => {
    const field = `.areas.${index}.icon`;
    const known = needs.icons ?? needs.optionalIcons;
    if (known === undefined) {
      return icon === undefined
        ? []
        : [flaw("facts", field, `'${icon}'`, "remove it: this kind of board shows no icon")];
    }
    const isKnown = icon === undefined ? needs.icons === undefined : known.includes(icon);
    if (!isKnown)
      return [
        flaw("facts", field, icon === undefined ? "nothing" : `'${icon}'`, suggest(icon ?? "", known, "an icon")),
      ];
    const isTaken = facts.areas.slice(0, index).some((other) => other.icon === icon);
    return needs.distinctIcons && isTaken
      ? [flaw("facts", field, `'${icon}' a second time`, "write an icon that no other area has")]
      : [];
  });
}

export function checkFacts(facts: BoardFacts, needs: BoardNeeds): BoardFlaw[] {
  return [checkAreaList, checkValues, checkCorrect, checkIcons, checkGrid].flatMap((check) => check(facts, needs));
}
