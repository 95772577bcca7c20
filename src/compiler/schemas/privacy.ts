import { z } from "zod";
import { line, prose } from "./text.ts";

export const operatorWords = z.strictObject({
  responsible: prose(900),
  sections: z.array(z.strictObject({ title: line({ max: 60 }), text: prose(3000) })).max(12),
});
