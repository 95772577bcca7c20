import type { BoardFacts, BoardFlaw, BoardWords } from "../../domain/board.ts";
import { type BoardNeeds, labelsNeeded, notesNeeded } from "../../domain/board-needs.ts";
import { flaw, list, sayRange } from "./flaw-wording.ts";

function checkTitle(words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  const { title } = words;
  if (needs.title === "optional") return [];
  if (needs.title === true) {
    return title === undefined || title === ""
      ? [flaw("words", ".title", "nothing", "the board's question or problem")]
      : [];
  }
  return title === undefined ? [] : [flaw("words", ".title", `"${title}"`, "no title: this kind of board has none")];
}

function checkLabels(facts: BoardFacts, words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  const labels = words.labels ?? {};
  const wanted = labelsNeeded(needs, facts.grid ?? [1, 1]);
  const missing = wanted
    .filter((key) => (labels[key] ?? "") === "")
    .map((key) => flaw("words", `.labels.${key}`, "nothing", "a label"));
  const unexpected = Object.keys(labels)
    .filter((key) => !wanted.includes(key))
    .map((key) => {
      const expected = wanted.length === 0 ? "no labels: this kind of board has none" : `only ${list(wanted)}`;
      return flaw("words", `.labels.${key}`, `"${labels[key]}"`, expected);
    });
  return [...missing, ...unexpected];
}

function checkAreaWords(facts: BoardFacts, words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  const ids = facts.areas.map((area) => area.id);
  const unexpected = Object.keys(words.areas)
    .filter((id) => !ids.includes(id))
    .map((id) => flaw("words", `.areas.${id}`, id, `only the areas of the facts: ${list(ids)}`));
  const own = ids.flatMap((id) => {
    const area = words.areas[id];
    if (area === undefined) return [flaw("words", `.areas.${id}`, "nothing", "the label of this area, and its notes")];
    const count = area.notes?.length ?? 0;
    const range = notesNeeded(needs, id);
    const label = area.label === "" ? [flaw("words", `.areas.${id}.label`, "nothing", "a label")] : [];
    if (count >= range.from && count <= range.to) return label;
    const noNotes = needs.notes.to === 0 ? "no notes: this kind of board has none" : "no notes: this area has none";
    const expected = range.to === 0 ? noNotes : `${sayRange(range)} notes`;
    return [...label, flaw("words", `.areas.${id}.notes`, `${count} notes`, expected)];
  });
  return [...unexpected, ...own];
}

export function checkWords(facts: BoardFacts, words: BoardWords, needs: BoardNeeds): BoardFlaw[] {
  return [...checkTitle(words, needs), ...checkLabels(facts, words, needs), ...checkAreaWords(facts, words, needs)];
}
