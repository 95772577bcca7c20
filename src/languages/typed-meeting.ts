/** What visitors type around the numbers of a meeting, in lower case. */
export interface TypedMeeting {
  /** How the word after a number of people begins. */
  people: RegExp;
  /** The words after a number of minutes and of hours, as a whole. */
  minutes: RegExp;
  hours: RegExp;
  /** Before a number of people. */
  groupOf: RegExp;
}
