import type { TypedMeeting } from "../typed-meeting.ts";

export const typedMeeting: TypedMeeting = {
  people: /pers|partec/,
  minutes: /min(u.*)?/,
  hours: /h|or[ae]/,
  groupOf: /gr[oeu]+p\p{L}* di/u,
};
