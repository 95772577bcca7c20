import { describe, expect, it } from "vitest";
import { groupsOfParts, isShared } from "../../../domain/message-groups.ts";
import { contentFolder } from "../../folders.ts";
import { readMessages } from "../../read/read-site-content.ts";

const { en } = readMessages(contentFolder);

describe("the groups of the interface's strings", () => {
  it("exist where a part names them", () => {
    expect(Object.keys(en)).toEqual(expect.arrayContaining(Object.values(groupsOfParts).flat()));
  });

  it("come with every page where no part names them", () => {
    expect(Object.keys(en).filter(isShared)).toEqual(expect.arrayContaining(["site", "header", "footer", "notFound"]));
    expect(isShared("template")).toBe(false);
  });

  it("have nothing for the not-found screen alone: it is shown when nothing else can be loaded (R4.7)", () => {
    expect(groupsOfParts["not-found"]).toEqual([]);
  });
});
