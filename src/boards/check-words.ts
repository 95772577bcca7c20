import type { BoardFacts, BoardFlaw, BoardWords } from "../domain/board.ts";
import { type BoardNeeds, labelsNeeded, notesNeeded } from "../domain/board-needs.ts";
import { suggest } from "../domain/suggestion.ts";
import { flaw, sayCount } from "./flaw-wording.ts";

function checkTitle(words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  const { title } = words;
  if (needs.title === "optional") return [];
  if (needs.title === true) {
    return title === undefined || title === ""
      ? [flaw("words", ".title", "nothing", "write the board's question or problem")]
      : [];
  }
  return title === undefined
    ? []
    : [flaw("words", ".title", `"${title}"`, "remove it: this kind of board has no title")];
}

function checkLabels(facts: BoardFacts, words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  const labels = words.labels ?? {};
  const wanted = labelsNeeded(needs, facts.grid ?? [1, 1]);
  const missing = wanted
    .filter((key) => (labels[key] ?? "") === "")
    .map((key) => flaw("words", `.labels.${key}`, "nothing", "write a label"));
  const unexpected = Object.keys(labels)
    .filter((key) => !wanted.includes(key))
    .map((key) => {
      const expected =
        wanted.length === 0 ? "remove it: this kind of board has no labels" : suggest(key, wanted, "a label");
      return flaw("words", `.labels.${key}`, `a label '${key}'`, expected);
    });
  return [...missing, ...unexpected];
}

function checkAreaWords(facts: BoardFacts, words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  const ids = facts.areas.map((area) => area.id);
  const unexpected = Object.keys(words.areas)
    .filter((id) => !ids.includes(id))
    .map((id) => flaw("words", `.areas.${id}`, `an area '${id}'`, suggest(id, ids, "an area of the facts")));
  const own = ids.flatMap((id) => {
    const area = words.areas[id];
    const range = notesNeeded(needs, id);
    if (area === undefined) {
      const expected = `write the label of this area${range.to === 0 ? "" : ", and its notes"}`;
      return [flaw("words", `.areas.${id}`, "nothing", expected)];
    }
    const count = area.notes?.length ?? 0;
    const label = area.label === "" ? [flaw("words", `.areas.${id}.label`, "nothing", "write a label")] : [];
    if (count >= range.from && count <= range.to) return label;
    const noNotes =
      needs.notes.to === 0 ? "remove them: this kind of board has no notes" : "remove them: this area has no notes";
    const expected = range.to === 0 ? noNotes : `write ${sayCount(range, "note")}`;
    return [...label, flaw("words", `.areas.${id}.notes`, sayCount({ from: count, to: count }, "note"), expected)];
  });
  return [...unexpected, ...own];
}

export function checkWords(facts: BoardFacts, words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  return [...checkTitle(words, needs), ...checkLabels(facts, words, needs), ...checkAreaWords(facts, words, needs)];
}
