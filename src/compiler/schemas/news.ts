import { z } from "zod";
import { isoDate, line, prose } from "./text.ts";

export const newsFacts = z.strictObject({
  date: isoDate,
  link: z
    .string()
    .regex(/^(inspiration|session|page):./, "write inspiration:<key>, session:<key> or page:<page>")
    .exactOptional(),
});

export const newsWords = z.strictObject({ title: line({ max: 70 }), text: prose(300) });
