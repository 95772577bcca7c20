import type { NeedReader } from "../../../../domain/finding/needs/read-needs.ts";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { readNumber } from "../../../../domain/fitting/read-number.ts";
import { readTypedMeeting } from "../../../../domain/fitting/read-typed-meeting.ts";
import { cleanText } from "../../../../domain/plan/read-plan.ts";
import { isDate, isTime } from "../../../../domain/plan/times.ts";

/** The meaning of a text in a field. */
export type Reading<Value> = { value: Value } | "wrong";

/**
 * The field that a text comes from. A field for dates or times is also empty if half a date stands there, or none that exists, so a reading
 * looks at its validity.
 */
type Field = Pick<HTMLInputElement, "validity">;

export type Read<Value> = (text: string, field: Field) => Reading<Value> | Promise<Reading<Value>>;

export const readText =
  (longest: number): Read<string> =>
  (text) => ({ value: cleanText(text, longest) });

export const readDate: Read<string | undefined> = (text, { validity }) => {
  if (text === "" && !validity.badInput) return { value: undefined };
  return isDate(text) ? { value: text } : "wrong";
};

export const readTime: Read<string> = (text) => (isTime(text) ? { value: text } : "wrong");

/** Reads a time, or none. */
export const readPin: Read<string | undefined> = (text, field) =>
  text === "" && !field.validity.badInput ? { value: undefined } : readTime(text, field);

/** Reads a number, or, as a search does, a text such as `1h30`. The code that reads such texts is fetched with the first one. */
export const readTyped =
  (name: keyof Meeting, loadReader: () => Promise<Pick<NeedReader, "read">>): Read<number> =>
  async (text) => {
    if (text.trim() === "") return "wrong";
    const value = readNumber(text) ?? readTypedMeeting(text, await loadReader())[name];
    return value === undefined ? "wrong" : { value };
  };

/** Reads the same, and an empty text as no value. */
export const readTypedOrNone = (...given: Parameters<typeof readTyped>): Read<number | undefined> => {
  const read = readTyped(...given);
  return (text, field) => (text.trim() === "" ? { value: undefined } : read(text, field));
};
