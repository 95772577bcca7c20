/** What a facilitator has: people, and minutes. */
export interface Meeting {
  people: number;
  minutes: number;
}
