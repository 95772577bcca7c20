import type { TypedMeeting } from "../typed-meeting.ts";

export const typedMeeting: TypedMeeting = {
  people: /pess|partic/,
  minutes: /min(u.*)?/,
  hours: /h(oras?)?/,
  groupOf: /gr[oeu]+p\p{L}* de/u,
};
