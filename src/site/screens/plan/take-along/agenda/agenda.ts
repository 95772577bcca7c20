/** A plan as others read it: all of it in words of one language, whether it becomes text, a table, calendar entries or a sheet. */
export interface Agenda {
  /** Never empty. */
  title: string;
  /** Written out; undefined for any day. */
  date: string | undefined;
  start: string;
  end: string;
  /** Its length. */
  minutes: string;
  people: string;
  rows: readonly AgendaRow[];
  /** What to bring for all blocks together, with numbers. */
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
  /** Who works with whom; of a block, the groups that there are in it. Empty where nobody has to be told. */
  who: string;
  material: string;
}

export interface AgendaRow extends AgendaStep {
  isBreak: boolean;
  note: string;
  /** Of an activity; those that are left out are not among them. */
  steps: readonly AgendaStep[];
}

/** The names of a row or a step, in both languages. */
export function nameOf({ name, second }: AgendaStep): string {
  return second === undefined ? name : `${name} / ${second}`;
}

/** When, with how many, how long: below the title, each apart. */
export function factsOf({ date, start, end, people, minutes }: Agenda): string[] {
  return [...(date === undefined ? [] : [date]), `${start}–${end}`, people, minutes];
}
