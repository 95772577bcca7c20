import { z } from "zod";
import { line } from "./text.ts";

export const consentWords = z.strictObject({
  title: line({ max: 60 }),
  intro: line({ max: 120 }),
  analytics: line({ max: 320 }),
  tagManager: line({ max: 200 }),
  outro: line({ max: 160 }),
  privacy: line({ max: 40 }),
  accept: line({ max: 24 }),
  decline: line({ max: 24 }),
  given: line({ max: 40 }),
  refused: line({ max: 40 }),
  keep: line({ max: 24 }),
});
