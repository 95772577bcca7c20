import { z } from "zod";
import { growths, materials, materialUnits, workModes } from "../../domain/template.ts";
import { line, prose } from "./text.ts";

const wholeMinutes = z.int().min(1);

export const partFacts = z.strictObject({
  minutes: wholeMinutes,
  shortest: wholeMinutes,
  canSkip: z.boolean().default(false),
  grows: z.enum(growths),
  who: z.enum(workModes),
  groupsOf: z
    .strictObject({ from: z.int().min(2), to: z.int().min(2), count: z.int().min(2).exactOptional() })
    .exactOptional(),
  uses: z
    .array(z.strictObject({ item: z.enum(materials), count: z.int().min(1), per: z.enum(materialUnits) }))
    .default([]),
});

export function partWords(maxTitle: number) {
  return z.strictObject({
    title: line({ max: maxTitle }),
    do: prose(600),
    say: line({ max: 220 }),
    after: line({ max: 120 }),
  });
}
