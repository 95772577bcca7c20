import { usualPeople } from "../../domain/fitting/usual-people.ts";
import type { GroupSize } from "../../domain/group-size.ts";
import type { Locale } from "../../domain/locale.ts";
import { planVersion } from "../../domain/plan/plan.ts";
import { templateParameters } from "../../domain/plan/template-parameters.ts";
import { pathOf } from "../../domain/route.ts";
import type { Template } from "../../domain/template.ts";
import { givenMeeting } from "./given-meeting.ts";
import { proposedStart } from "./proposed-start.ts";

interface Fitted extends Pick<Template, "kind" | "key"> {
  group: GroupSize;
  /** The steps of an inspiration, or the blocks of a session. */
  parts: readonly unknown[];
}

/** The address of a plan of one template alone, for the meeting that the visitor has asked for or given last. */
export function fittedAddress(template: Fitted, locale: Locale): string {
  const { start = proposedStart(), people = usualPeople(template.group), minutes } = givenMeeting();
  const meeting = `&start=${start}${minutes ? `&minutes=${minutes}` : ""}&people=${people}`;
  return planPath(locale, `v=${planVersion}${meeting}`, template);
}

/** The same address for the build, without all that only the browser knows. */
export function plainAddress(template: Fitted, locale: Locale): string {
  return planPath(locale, "", template);
}

function planPath(locale: Locale, head: string, template: Fitted): string {
  const query = head + templateParameters(template, template.parts.length);
  return `${pathOf({ name: "plan" }, locale)}?${query.replace(/^&/, "")}`;
}
