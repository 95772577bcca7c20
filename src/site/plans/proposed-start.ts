const minuteMs = 60_000;

/**
 * The next full quarter of an hour, as a time of the day such as `14:15`. It is full in every time zone, because time zones are full
 * quarters apart.
 */
export function proposedStart(now = Date.now()): string {
  const quarter = Math.ceil(Math.floor(now / minuteMs) / 15) * 15 * minuteMs;
  return new Date(quarter).toTimeString().slice(0, 5);
}
