/** Writes times of the day such as `14:05` in a language; by default as the visitor's browser does, also in its own fields for them. */
export function clockIn(language?: string): (time: string) => string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone: "UTC" });
  return (time) => format.format(Date.parse(`2000-01-01T${time}Z`));
}

export const timeText = clockIn();
