import type { TypedMeeting } from "./typed-meeting.ts";

/** For browsers: all languages at once, since none of their words means another thing elsewhere, and who searches in one may read in another. */
export const typedMeetings: readonly TypedMeeting[] = Object.values(
  import.meta.glob<TypedMeeting>("./*/typed-meeting.ts", { eager: true, import: "typedMeeting" }),
);
