import fc from "fast-check";
import { locales } from "../locale.ts";
import type { KnownBlock } from "./fit-plan.ts";
import { limits, type Plan, type PlanBlock } from "./plan.ts";
import type { PlanPart, PlanTemplate } from "./plan-template.ts";
import { cleanText } from "./read-plan.ts";

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((numbers) => numbers.map((it) => String(it).padStart(2, "0")).join(":"));
const date = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2039-12-31"), noInvalidDate: true })
  .map((it) => it.toISOString().slice(0, 10));
const text = (longest: number) => fc.string({ unit: "binary", maxLength: 40 }).map((it) => cleanText(it, longest));
const key = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);
const minutes = fc.integer({ min: 1, max: limits.minutes });
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

const ofTemplate = { minutes: optional(minutes), at: optional(time) };
export const anyBlock: fc.Arbitrary<PlanBlock> = fc.oneof(
  fc.record({ kind: fc.constant("activity" as const), key, ...ofTemplate }),
  fc.record({
    kind: fc.constant("session" as const),
    key,
    number: fc.integer({ min: 1, max: limits.blocks }),
    ...ofTemplate,
  }),
  fc.record({ kind: fc.constant("break" as const), minutes, title: text(limits.title), at: optional(time) }),
  fc.record({
    kind: fc.constant("own" as const),
    minutes,
    title: text(limits.title),
    note: text(limits.note),
    at: optional(time),
  }),
);

/** Any plan that an address can hold. */
export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  title: text(limits.title),
  date: optional(date),
  start: time,
  minutes: optional(minutes),
  people: fc.integer({ min: 1, max: limits.people }),
  secondLocale: optional(fc.constantFrom(...locales)),
  blocks: fc.array(anyBlock, { maxLength: 12 }),
});

export const partOf = (written: number, shortest: number, more: Partial<PlanPart> = {}): PlanPart => ({
  title: "Step",
  minutes: written,
  shortest,
  canSkip: false,
  grows: "none",
  who: "everyone",
  uses: [],
  ...more,
});

export function templateOf(parts: PlanPart[], more: Partial<PlanTemplate> = {}): PlanTemplate {
  return {
    kind: "inspiration",
    key: "one",
    url: "/inspiration/one/",
    name: "One",
    goal: { id: "meet", name: "Meet", color: "sun" },
    group: { from: 4, to: 10 },
    phases: ["explore"],
    parts,
    ...more,
  };
}

export function known(template: PlanTemplate, more: Partial<PlanBlock> = {}): KnownBlock {
  return { block: { kind: "activity", key: template.key, ...more } as PlanBlock, template, parts: template.parts };
}

export const breakOf = (length: number, at?: string): KnownBlock => ({
  block: { kind: "break", minutes: length, title: "", at },
  parts: [],
});

const anyTemplate = fc
  .array(
    fc.record({
      shortest: fc.integer({ min: 1, max: 20 }),
      more: fc.integer({ min: 0, max: 20 }),
      canSkip: fc.boolean(),
      grows: fc.constantFrom("none" as const, "per-person" as const),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => templateOf(parts.map(({ shortest, more, ...rest }) => partOf(shortest + more, shortest, rest))));

/** Any blocks with their templates. */
export const anyKnown: fc.Arbitrary<KnownBlock[]> = fc.array(
  fc.oneof(
    fc
      .tuple(anyTemplate, optional(fc.integer({ min: 1, max: 90 })), optional(time))
      .map(([template, set, at]) => known(template, { minutes: set, at } as Partial<PlanBlock>)),
    fc.tuple(fc.integer({ min: 5, max: 60 }), optional(time)).map(([length, at]) => breakOf(length, at)),
  ),
  { maxLength: 8 },
);
