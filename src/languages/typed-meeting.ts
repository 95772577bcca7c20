/** The words that visitors type around the numbers of a meeting, in lower case. */
export interface TypedMeeting {
  /** The beginnings of the word after a number of people. */
  people: RegExp;
  /** The words after a number of minutes and of hours, as a whole. */
  minutes: RegExp;
  hours: RegExp;
  /** The words before a number of people. */
  groupOf: RegExp;
}
