/**
 * The shape of an index: a small part that says which parts with keys there are, each of which says which parts with lists belong to
 * it. So a word takes three parts, however many words there are; how many of them stand in one file, `shards.ts` says. Templates are
 * meant by their positions in the listing.
 */
import { rootPart } from "../shards.ts";
import { decodePositions, encodePositions } from "./position-lists.ts";

/**
 * The places of a template in which a word can stand. If only the first of them are searched, the others are cut off
 * from the end.
 */
export const places = ["name", "wholeName", "otherNames", "terms", "foreignNames", "promise", "body"] as const;

export type Place = (typeof places)[number];

/** The name. The place after it has names as wholes, other names too. */
export const namePlaces = 1;

/** All places before the body. */
export const strongPlaces = 6;

/**
 * In how many places words that begin with so many letters are looked up one by one. Too many words of the bodies begin with the same
 * three letters, and too many of all with the same one or two: for those the index has one entry.
 */
export function placesOfBeginning(letters: number): number {
  if (letters < 3) return 0;
  return letters < 4 ? strongPlaces : places.length;
}

/** The templates that have a word, by place. */
export type Postings = readonly (readonly number[])[];

export const contentsPart = rootPart;

export interface Contents {
  /** How many templates there are. */
  size: number;
  /** The first key of each part with keys. Keys are sorted by their code units. */
  keys: string[];
}

export const keysPart = (number: number) => `keys-${number}`;

export interface KeysPart {
  /** As `encodeWords` writes them. */
  keys: string;
  /** The number within this part of the key with which each part with lists begins. */
  lists: number[];
}

/** A string with the postings of one key after another, with a space between them. */
export const listsPart = (keys: number, number: number) => `lists-${keys}-${number}`;

const betweenPlaces = ".";

export function encodePostings(postings: Postings): string {
  return postings.map(encodePositions).join(betweenPlaces).replace(/\.+$/, "");
}

export function decodePostings(text: string): Postings {
  return text.split(betweenPlaces).map(decodePositions);
}

/** A part of the index is not valid: a mistake of the build or of the server. */
export class SearchPartError extends Error {
  override readonly name = "SearchPartError";

  constructor(part: string) {
    super(`${part} is no part of a search index`);
  }
}

export function readContents(value: unknown): Contents {
  const { size, keys } = fieldsOf(value);
  if (typeof size !== "number" || !isList(keys, "string")) throw new SearchPartError(contentsPart);
  return { size, keys };
}

export function readKeysPart(value: unknown, part: string): KeysPart {
  const { keys, lists } = fieldsOf(value);
  if (typeof keys !== "string" || !isList(lists, "number")) throw new SearchPartError(part);
  return { keys, lists };
}

export function readListsPart(value: unknown, part: string): string[] {
  if (typeof value !== "string") throw new SearchPartError(part);
  return value.split(" ");
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function isList<Type extends "string" | "number">(
  value: unknown,
  type: Type,
): value is (Type extends "string" ? string : number)[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === type);
}
