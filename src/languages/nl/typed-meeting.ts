import type { TypedMeeting } from "../typed-meeting.ts";

export const typedMeeting: TypedMeeting = {
  people: /pers|mens|deeln/,
  minutes: /min(u.*)?/,
  hours: /u|uur|uren/,
  groupOf: /gr[oeu]+p\p{L}* van/u,
};
