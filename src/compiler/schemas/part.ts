import { z } from "zod";
import { growths, materials, materialUnits, speakers, workModes } from "../../domain/template.ts";
import { line, prose } from "./text.ts";

const wholeMinutes = z.int().min(1);
const seconds = z.int().min(1).max(3600);

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
  turns: z.strictObject({ each: z.enum(speakers), seconds }).exactOptional(),
  reads: z.strictObject({ count: z.int().min(1), per: z.enum(materialUnits), seconds }).exactOptional(),
});

export function partWords(maxTitle: number) {
  return z.strictObject({
    title: line({ max: maxTitle }),
    do: prose(900),
    say: line({ max: 300 }),
    result: line({ max: 120 }).exactOptional(),
  });
}
