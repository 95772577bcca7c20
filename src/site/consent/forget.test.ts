import { afterEach, expect, it, vi } from "vitest";
import { forgetTags } from "./forget.ts";

afterEach(() => vi.unstubAllGlobals());

it("erases the cookies of tags for the host alone and for each domain that it is in, where tags may have set them (R7.6)", () => {
  const written: string[] = [];
  vi.stubGlobal("location", { hostname: "a.site.example" });
  vi.stubGlobal("document", {
    get cookie() {
      return "mine=1; _ga=1";
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  forgetTags();
  const domains = ["", "; Domain=a.site.example", "; Domain=site.example", "; Domain=example"];
  expect(written).toEqual(domains.map((domain) => `_ga=; Path=/; Max-Age=0${domain}`));
});
