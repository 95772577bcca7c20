import { materialsFor } from "../../../../../domain/fitting/materials-for.ts";
import type { FittedBlock, FittedPart, FittedPlan } from "../../../../../domain/plan/fit-plan.ts";
import type { Plan } from "../../../../../domain/plan/plan.ts";
import { longestAddress } from "../../../../../domain/plan/plan.ts";
import type { PlanTemplate } from "../../../../../domain/plan/plan-template.ts";
import { PlanClock } from "../../../../../domain/plan/times.ts";
import { type Material, referenceTo, type TemplateReference } from "../../../../../domain/template.ts";
import { dateFormat } from "../../../../../domain/write-date.ts";
import type { Messages } from "../../../../language/messages.generated.ts";
import { timeAfterText } from "../../../../plans/time-text.ts";
import { whoWorks } from "../../../../template-card/who-works.ts";
import { nameOfBlock } from "../../block-name.ts";
import { titleOfBlock } from "../../words/block-in-words.ts";
import type { Agenda, AgendaRow, AgendaStep } from "./agenda.ts";

export interface AgendaInput {
  plan: Plan;
  fitted: FittedPlan;
  /** The plan's public address, with its host. */
  address: string;
  /** The messages of the page, with those of the part `takeAlong`. */
  words: Messages;
  /** The language tag by which dates and times are written, such as `en-GB`. */
  language: string;
  /** Finds the same template in the plan's second language; undefined where the templates of that have not come. */
  second?: ((template: TemplateReference) => PlanTemplate | undefined) | undefined;
}

export function makeAgenda(input: AgendaInput): Agenda {
  const { plan, fitted, address, words } = input;
  const write = new AgendaWriter(input);
  return {
    title: plan.title || words.takeAlong.untitled(),
    date: plan.date && write.days(plan.date, fitted.minutes),
    start: write.time(0),
    end: write.time(fitted.minutes),
    minutes: write.minutes(fitted.minutes),
    people: words.card.peopleOnly({ count: plan.people }),
    rows: fitted.blocks.map((block) => write.row(block)),
    bring: write.materials(fitted.materials),
    address: address.length > longestAddress ? undefined : address,
  };
}

/** Writes the parts of a plan in one language. */
class AgendaWriter {
  readonly #input: AgendaInput;
  readonly #clock: PlanClock;

  constructor(input: AgendaInput) {
    this.#input = input;
    this.#clock = new PlanClock(input.plan);
  }

  time(after: number): string {
    return timeAfterText(this.#clock, after, this.#input.language, this.#input.words.plan);
  }

  /** Writes the day or the days of a plan in full, such as `Tuesday, 1 December 2026`. */
  days(date: string, minutes: number): string {
    const last = new Date(date);
    last.setUTCDate(last.getUTCDate() + this.#clock.daysAfter(minutes));
    const format = dateFormat(this.#input.language, { dateStyle: "full", timeZone: "UTC" });
    return format.formatRange(new Date(date), last);
  }

  minutes(count: number): string {
    return this.#input.words.card.minutesShort({ count });
  }

  materials(materials: ReadonlyMap<Material, number>): string[] {
    return [...materials].map(([item, count]) => this.#input.words.materials[item]({ count }));
  }

  row(fitted: FittedBlock): AgendaRow {
    const { block, startsAfter, minutes } = fitted;
    const parts = fitted.parts.filter((part) => part.minutes !== undefined);
    const groups = parts.filter((part) => part.groups.length > 0).map((part) => this.#who(part));
    return {
      time: this.time(startsAfter),
      minutes: this.minutes(minutes),
      ...this.#namesOf(fitted),
      who: [...new Set(groups)].join(", "),
      material: this.#materialOf(parts),
      isBreak: block.kind === "break",
      note: block.kind === "own" ? block.note : "",
      steps: block.kind === "activity" ? this.#stepsOf(fitted) : [],
    };
  }

  #stepsOf(fitted: FittedBlock): AgendaStep[] {
    const second = this.#secondOf(fitted);
    return fitted.parts.flatMap((part, index) =>
      part.minutes === undefined
        ? []
        : {
            time: this.time(part.startsAfter),
            minutes: this.minutes(part.minutes),
            ...namesOf(part.part.title, second?.parts[index]?.title),
            who: this.#who(part),
            material: this.#materialOf([part]),
          },
    );
  }

  #namesOf(fitted: FittedBlock): Pick<AgendaStep, "name" | "second"> {
    const second = this.#secondOf(fitted);
    return namesOf(nameOfBlock(fitted, this.#input.words.plan), second && titleOfBlock(fitted.block, second));
  }

  #secondOf({ template }: FittedBlock): PlanTemplate | undefined {
    return template && this.#input.second?.(referenceTo(template));
  }

  #who(part: FittedPart): string {
    return whoWorks(part, this.#input.plan.people, this.#input.words.who);
  }

  #materialOf(parts: readonly FittedPart[]): string {
    const materials = materialsFor(
      parts.map(({ part }) => part),
      this.#input.plan.people,
    );
    return this.materials(materials).join(", ");
  }
}

function namesOf(name: string, second?: string): Pick<AgendaStep, "name" | "second"> {
  return { name, second: second === name ? undefined : second };
}
