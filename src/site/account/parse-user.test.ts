import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseUser } from "./parse-user.ts";

const platform = ["https://app.example", "https://api.example"];

const user = {
  id: "0190c1c2",
  email: "nora@example.org",
  emailVerified: true,
  displayName: "Nora Lind",
  firstName: "Nora",
  photo: "https://api.example/photos/1.jpg",
  hasSignedUp: true,
};

describe("a user (R3.1)", () => {
  it("is read with the seven fields that the site knows, and no others", () => {
    expect(parseUser({ ...user, role: "admin" }, platform)).toEqual(user);
    expect(parseUser({ ...user, hasSignedUp: false, photo: null }, platform)).toEqual({
      ...user,
      hasSignedUp: false,
      photo: null,
    });
  });

  it.each(["id", "email", "displayName", "firstName", "hasSignedUp"])("is none without %s", (field) => {
    expect(parseUser({ ...user, [field]: undefined }, platform)).toBeUndefined();
    expect(parseUser({ ...user, [field]: 7 }, platform)).toBeUndefined();
  });

  it("has a proven address where the platform does not say, and none where what it says is neither", () => {
    expect(parseUser({ ...user, emailVerified: undefined }, platform)).toEqual(user);
    expect(parseUser({ ...user, emailVerified: false }, platform)).toEqual({ ...user, emailVerified: false });
    expect(parseUser({ ...user, emailVerified: "yes" }, platform)).toBeUndefined();
  });

  it.each(["https://elsewhere.example/1.jpg", "javascript:alert(1)", "data:image/png;base64,", "/1.jpg", 7, undefined])(
    "has no photo where it is %s: pictures come from the platform alone",
    (photo) => {
      expect(parseUser({ ...user, photo }, platform)).toEqual({ ...user, photo: null });
    },
  );

  it("is none, whatever else is answered", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(parseUser(answer, platform)).toBeUndefined();
      }),
    );
  });
});
