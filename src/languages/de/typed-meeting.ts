import type { TypedMeeting } from "../typed-meeting.ts";

export const typedMeeting: TypedMeeting = {
  people: /pers|leute|mens|teiln|tn$/,
  minutes: /min(u.*)?/,
  hours: /h|std|stunden?/,
  groupOf: /gr[oeu]+p\p{L}* von/u,
};
