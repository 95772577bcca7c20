import type { Locale } from "../locale.ts";

/** The version of the address' format. A newer one has to read all older ones: see `read-plan.test.ts`. */
export const planVersion = 1;

/** A meeting of a visitor's own: when it begins, with how many people, and what happens in it, one thing after the other. */
export interface Plan {
  /** Empty if it has none. */
  title: string;
  /** `2026-12-01`; a plan without a date is for any day. */
  date?: string | undefined;
  /** `09:00`, a time of the day. */
  start: string;
  /** The minutes that there are, if they are limited. */
  minutes?: number | undefined;
  people: number;
  /** A second language, for its names and the words to say. */
  secondLocale?: Locale | undefined;
  blocks: readonly PlanBlock[];
}

export type PlanBlock = ActivityBlock | SessionBlock | Break | OwnBlock;

interface TimedBlock {
  /** The minutes that the visitor has set. Without them a template takes those that it needs, or as many as there are. */
  minutes?: number | undefined;
  /** `12:30`, where it begins at that time of the day and at no other. */
  at?: string | undefined;
}

/** A whole inspiration. */
export interface ActivityBlock extends TimedBlock {
  kind: "activity";
  /** The key of the inspiration. */
  key: string;
}

/** One block of a session. */
export interface SessionBlock extends TimedBlock {
  kind: "session";
  /** The key of the session. */
  key: string;
  /** Which of its blocks, from 1. */
  number: number;
}

export interface Break extends TimedBlock {
  kind: "break";
  minutes: number;
  /** Another name, such as `Lunch`; empty if it has none. */
  title: string;
}

/** Something of the visitor's own. */
export interface OwnBlock extends TimedBlock {
  kind: "own";
  minutes: number;
  title: string;
  note: string;
}

export const limits = {
  blocks: 60,
  people: 9999,
  /** Of a whole plan, and of one block. */
  minutes: 9999,
  title: 120,
  note: 600,
} as const;

/** Some programs cut longer addresses, so that a longer plan travels as a file. */
export const longestAddress = 2000;

/** The number of people in a new plan, until the visitor says how many there are. */
export const peopleOfNewPlan = 8;

export const usualMinutesOf = { break: 15, own: 15 } as const;
