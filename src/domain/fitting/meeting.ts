/** The people and minutes of a facilitator's meeting. */
export interface Meeting {
  people: number;
  minutes: number;
}
