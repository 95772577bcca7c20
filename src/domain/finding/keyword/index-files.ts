/**
 * The shape of an index: a small file that says which files of keys there are, each of which says which files of lists belong to
 * it. So a word costs three files, however many words there are. Templates are meant by their positions in the listing.
 */
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

/** `index.json` */
export const contentsFile = "index.json";

export interface Contents {
  /** How many templates there are. */
  size: number;
  /** The first key of each file of keys. Keys are sorted by their code units. */
  keys: string[];
}

/** `keys-0.json`, ... */
export const keysFile = (number: number) => `keys-${number}.json`;

export interface KeysFile {
  /** As `encodeWords` writes them. */
  keys: string;
  /** The number within this file of the key with which each file of lists begins. */
  lists: number[];
}

/** `lists-0-0.json`, ...: a string with the postings of one key after another, with a space between them. */
export const listsFile = (keys: number, number: number) => `lists-${keys}-${number}.json`;

const betweenPlaces = ".";

export function encodePostings(postings: Postings): string {
  return postings.map(encodePositions).join(betweenPlaces).replace(/\.+$/, "");
}

export function decodePostings(text: string): Postings {
  return text.split(betweenPlaces).map(decodePositions);
}

/** A file of the index is not valid: a mistake of the build or of the server. */
export class SearchFileError extends Error {
  override readonly name = "SearchFileError";

  constructor(file: string) {
    super(`${file} is no file of a search index`);
  }
}

export function readContents(value: unknown): Contents {
  const { size, keys } = fieldsOf(value);
  if (typeof size !== "number" || !isList(keys, "string")) throw new SearchFileError(contentsFile);
  return { size, keys };
}

export function readKeysFile(value: unknown, file: string): KeysFile {
  const { keys, lists } = fieldsOf(value);
  if (typeof keys !== "string" || !isList(lists, "number")) throw new SearchFileError(file);
  return { keys, lists };
}

export function readListsFile(value: unknown, file: string): string[] {
  if (typeof value !== "string") throw new SearchFileError(file);
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
