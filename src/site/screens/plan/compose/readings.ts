import type { NeedReader } from "../../../../domain/finding/needs/read-needs.ts";
import type { Meeting } from "../../../../domain/fitting/meeting.ts";
import { readNumber } from "../../../../domain/fitting/read-number.ts";
import { readTypedMeeting } from "../../../../domain/fitting/read-typed-meeting.ts";
import { cleanText } from "../../../../domain/plan/read-plan.ts";
import { isDate, isTime } from "../../../../domain/plan/times.ts";

/** What a text in a field means. */
export type Reading<Value> = { value: Value } | "wrong";

/** The browser's fields for dates and times are empty as well where what stands there is no date, or half of one. */
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

/** A time, or none. */
export const readPin: Read<string | undefined> = (text, field) =>
  text === "" && !field.validity.badInput ? { value: undefined } : readTime(text, field);

/** A number, or more than that as in a search, such as `1h30`. What reads those is fetched with the first such text. */
export const readTyped =
  (name: keyof Meeting, loadReader: () => Promise<Pick<NeedReader, "read">>): Read<number> =>
  async (text) => {
    if (text.trim() === "") return "wrong";
    const value = readNumber(text) ?? readTypedMeeting(text, await loadReader())[name];
    return value === undefined ? "wrong" : { value };
  };

/** The same; an empty text means nothing. */
export const readTypedOrNone = (...given: Parameters<typeof readTyped>): Read<number | undefined> => {
  const read = readTyped(...given);
  return (text, field) => (text.trim() === "" ? { value: undefined } : read(text, field));
};
