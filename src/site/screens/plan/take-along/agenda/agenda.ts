/** A plan as others read it: all of it in words of one language, whether it becomes text, a table, calendar entries or a sheet. */
export interface Agenda {
  /** The plan's title, or other words if it has none: never empty. */
  title: string;
  /** The date in words, or both dates of a plan that goes on after midnight; undefined for any day. */
  date: string | undefined;
  start: string;
  end: string;
  /** The plan's length in words, such as `75 min`. */
  minutes: string;
  people: string;
  rows: readonly AgendaRow[];
  /** The material for all blocks together, with numbers. */
  bring: readonly string[];
  /** The plan's public address; undefined where it is longer than programs keep it. */
  address: string | undefined;
}

/** One block, or one step of it. */
export interface AgendaStep {
  time: string;
  minutes: string;
  name: string;
  /** The name in the second language, if it has another one. */
  second: string | undefined;
  /** The people who work with each other; of a block, the groups that there are in it. Empty where nobody has to be told. */
  who: string;
  material: string;
}

export interface AgendaRow extends AgendaStep {
  isBreak: boolean;
  note: string;
  /** The steps of an activity, without those that are left out. */
  steps: readonly AgendaStep[];
}

/** The names of a row or a step, in both languages. */
export function nameOf({ name, second }: AgendaStep): string {
  return second === undefined ? name : `${name} / ${second}`;
}

/** The facts that stand below the title: date, times, people and length, each apart. */
export function factsOf({ date, start, end, people, minutes }: Agenda): string[] {
  return [...(date === undefined ? [] : [date]), `${start}–${end}`, people, minutes];
}
