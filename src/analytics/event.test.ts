import { describe, expect, it } from "vitest";
import { writeEvent } from "./event.ts";

const user = {
  id: "7",
  email: "nora@example.org",
  emailVerified: true,
  displayName: "Nora Lind",
  firstName: "Nora",
  photo: null,
  hasSignedUp: true,
};
const circumstances = {
  visitor: { deviceId: "device", sessionId: 1, lastEventMs: 5, events: 3 },
  uuid: "uuid",
  nowMs: 5,
  version: "1.0.0",
};
const write = (more: object = {}) =>
  JSON.parse(writeEvent({ name: "content-view", properties: { a: 1 }, language: "fr", ...more }, circumstances));

describe("an event", () => {
  it("says what happened, when, where in the session, and in which language", () => {
    expect(write()).toMatchObject({
      event_type: "inspirations:content-view",
      event_properties: { a: 1 },
      uuid: "uuid",
      device_id: "device",
      session_id: 1,
      timestamp: 5,
      event_id: 3,
      sequence_number: 3,
      language: "fr",
    });
  });

  it("says who it was of those who have signed up alone, and four things, of which an address that nobody has proven is none (R3.2)", () => {
    expect(write({ user })).toMatchObject({
      user_id: "7",
      user_properties: { id: "7", hasSignedUp: true, email: "nora@example.org", displayName: "Nora Lind" },
    });
    expect(Object.keys(write({ user }).user_properties)).toHaveLength(4);
    const unproven = write({ user: { ...user, emailVerified: false } });
    expect(unproven.user_properties).toEqual({ id: "7", hasSignedUp: true, displayName: "Nora Lind" });
    for (const nobody of [undefined, { ...user, hasSignedUp: false }]) {
      const { user_id, user_properties } = write({ user: nobody });
      expect([user_id, user_properties]).toEqual([null, {}]);
    }
  });

  it("says nothing of the browser and its machine", () => {
    const { os_name, os_version, device_model, device_manufacturer, carrier, user_agent } = write();
    expect([os_name, os_version, device_model, device_manufacturer, carrier, user_agent]).toEqual(Array(6).fill(null));
  });

  it("counts without its properties where JSON cannot say them", () => {
    const endless: Record<string, unknown> = {};
    endless.itself = endless;
    for (const properties of [endless, { big: 1n }]) {
      const { event_type, event_properties } = write({ properties });
      expect([event_type, event_properties]).toEqual(["inspirations:content-view", {}]);
    }
  });
});
