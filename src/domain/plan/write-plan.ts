import { type Plan, type PlanBlock, planVersion } from "./plan.ts";

/**
 * A plan as the query of an address, with its question mark, the same in every language. Parameters before the first block are the plan's;
 * those after a block are that block's: `?v=1&start=09:00&people=16&activity=swot&minutes=40&break=15&own=Budget&minutes=20`.
 */
export function writePlan({ title, date, start, minutes, people, secondLocale, blocks }: WritablePlan): string {
  const parameters: Parameters = [
    ["v", planVersion],
    ["title", title],
    ["date", date],
    ["start", start],
    ["minutes", minutes],
    ["people", people],
    ["with", secondLocale],
    ...blocks.flatMap(parametersOf),
  ];
  const written = parameters.flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : `${name}=${encode(String(value))}`,
  );
  return `?${written.join("&")}`;
}

/** A plan of which only the blocks have to be known. The page that reads the address fills in the rest. */
export type WritablePlan = Pick<Plan, "blocks"> & Partial<Plan>;

type Parameters = (readonly [name: string, value: string | number | undefined])[];

function parametersOf(block: PlanBlock): Parameters {
  switch (block.kind) {
    case "activity":
      return [["activity", block.key], ["minutes", block.minutes], at(block)];
    case "session":
      return [["session", `${block.key}/${block.number}`], ["minutes", block.minutes], at(block)];
    case "break":
      return [["break", block.minutes], ["title", block.title], at(block)];
    case "own":
      return [["own", block.minutes], ["title", block.title], ["note", block.note], at(block)];
  }
}

const at = (block: PlanBlock) => ["at", block.at] as const;

/** Encodes a text as browsers show it: signs that mean nothing in the value of a parameter stay readable. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll("%3A", ":")
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",")
    .replaceAll("'", "%27");
}
