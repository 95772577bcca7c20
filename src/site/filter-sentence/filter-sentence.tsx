import type { TemplateKind } from "../../domain/template.ts";
import { useMessages } from "../language/language.tsx";
import styles from "./filter-sentence.module.css";
import { groupWording } from "./group-wording.ts";
import type { SentenceChoices, SentenceState } from "./sentence-choices.ts";
import { type SentenceSlot, splitSentence } from "./split-sentence.ts";

/** More than one value is chosen elsewhere: the sentence says so, and lets one take their place. */
export const several = "several";

interface Props {
  state: SentenceState;
  choices: SentenceChoices;
  /** By id. */
  goalNames: ReadonlyMap<string, string>;
  onChange: (state: SentenceState) => void;
}

interface Slot {
  /** Under which a form sends it. */
  name?: string;
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** "I want activity templates with any goal for 6 to 10 people": a sentence of the reader's language with three choices in it. */
export function FilterSentence({ state, choices, goalNames, onChange }: Props) {
  const { sentence: words } = useMessages();
  const { kind, goal = "", people = "" } = state;
  const slots: Record<SentenceSlot, Slot> = {
    type: {
      label: words.type(),
      value: kind,
      options: choices.kinds.map((value) => ({
        value,
        text: value === "inspiration" ? words.inspirations() : words.sessions(),
      })),
      onChoose: (value) => onChange({ ...state, kind: value as TemplateKind }),
    },
    goal: {
      name: "goal",
      label: words.goal(),
      value: goal,
      options: [
        { value: "", text: words.anyGoal() },
        ...(goal === several ? [{ value: several, text: words.severalGoals() }] : []),
        ...choices.goals.map((value) => ({ value, text: words.goalNamed({ goal: goalNames.get(value) ?? value }) })),
      ],
      onChoose: (value) => onChange({ ...state, goal: value || undefined }),
    },
    group: {
      name: "people",
      label: words.group(),
      value: people,
      options: [
        { value: "", text: words.anyGroup() },
        ...(people === several ? [{ value: several, text: words.severalGroups() }] : []),
        ...choices.people.map((value) => ({ value, text: groupWording(value, words) })),
      ],
      onChoose: (value) => onChange({ ...state, people: value || undefined }),
    },
  };
  return (
    <p className={styles.sentence}>
      {splitSentence(words.sentence).map((part) =>
        "text" in part ? (
          part.text
        ) : (
          <SlotChoice key={part.slot} slot={slots[part.slot]} place={part.slot} empty={words.empty()} />
        ),
      )}
    </p>
  );
}

function SlotChoice({ slot, place, empty }: { slot: Slot; place: SentenceSlot; empty: string }) {
  const { name, label, value, options, onChoose } = slot;
  return (
    <span className={styles.slot} data-slot={place}>
      <select
        name={name}
        className={styles.choice}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
        {options.length === 1 && <option disabled>{empty}</option>}
      </select>
      <span className={styles.chosen} aria-hidden="true">
        {options.find((option) => option.value === value)?.text}
      </span>
    </span>
  );
}
