/** The clock writes times as the visitor's browser does, also in its own fields for them. */
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** Writes a time of the day such as `14:05` for the visitor. */
export function timeText(time: string): string {
  return clock.format(Date.parse(`2000-01-01T${time}Z`));
}
