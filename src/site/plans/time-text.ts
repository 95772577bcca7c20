/** As the visitor's browser writes times, also in its own fields for them. */
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });

/** A time of the day such as `14:05`, in words. */
export function timeText(time: string): string {
  return clock.format(Date.parse(`2000-01-01T${time}Z`));
}
