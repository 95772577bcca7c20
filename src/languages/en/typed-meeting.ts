import type { TypedMeeting } from "../typed-meeting.ts";

export const typedMeeting: TypedMeeting = {
  people: /pers|peop|ppl|pax|partic|attend/,
  minutes: /min(s|u.*)?/,
  hours: /h(rs?|ours?)?/,
  groupOf: /gr[oeu]+p\p{L}* of/u,
};
