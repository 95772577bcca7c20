import { describe, expect, it } from "vitest";
import { messagesOfParts, siteParts } from "../../../domain/message-groups.ts";
import { contentFolder } from "../../folders.ts";
import { readMessages } from "../../read/read-site-content.ts";
import { messagesOfPart, sharedMessages } from "./split-messages.ts";

const messages = {
  site: { tagline: "Hop" },
  home: { title: "Home" },
  listing: { inspirations: "Activities", sessions: "Sessions", sort: "Sort" },
  template: { use: "Use" },
};

describe("the split of the interface's strings", () => {
  it("shares the groups of which no part has anything for itself", () => {
    expect(sharedMessages(messages)).toEqual({ site: { tagline: "Hop" } });
  });

  it("gives a screen its groups, and of others the strings that it names", () => {
    expect(messagesOfPart(messages, "listing")).toEqual({ listing: messages.listing });
    expect(messagesOfPart(messages, "template")).toEqual({
      listing: { inspirations: "Activities", sessions: "Sessions" },
      template: { use: "Use" },
    });
  });

  it("has the not-found screen say only what every page says: it is shown when nothing else can be loaded (R4.7)", () => {
    expect(messagesOfPart(messages, "not-found")).toEqual({});
  });

  it("names groups and strings that exist", async () => {
    const { en } = readMessages(contentFolder);
    for (const path of Object.values(messagesOfParts).flat()) {
      const [group = "", name] = path.split(".");
      const found = en[group];
      expect(found, path).toBeTypeOf("object");
      if (name !== undefined) expect(found, path).toHaveProperty(name);
    }
  });

  it("loses nothing: each group is shared, a part's or the build's", async () => {
    const { en } = readMessages(contentFolder);
    const split = [sharedMessages(en), ...([...siteParts, "build"] as const).map((part) => messagesOfPart(en, part))];
    expect(new Set(split.flatMap(Object.keys))).toEqual(new Set(Object.keys(en)));
  });
});
