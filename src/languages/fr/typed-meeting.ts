import type { TypedMeeting } from "../typed-meeting.ts";

export const typedMeeting: TypedMeeting = {
  people: /pers|partic/,
  minutes: /mi?n(s|u.*)?/,
  hours: /h(eures?)?/,
  groupOf: /gr[oeu]+p\p{L}* de/u,
};
