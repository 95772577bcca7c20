import { describe, expect, it } from "vitest";
import { download } from "./ensure-hosts.mjs";

/**
 * A machine of which some packages are to be had at once, and some after an update.
 *
 * @param {string[]} atOnce
 * @param {string[]} [later]
 */
function machine(atOnce, later = []) {
  let known = atOnce;
  /** @type {string[]} */
  const asked = [];
  const aptGet = (/** @type {string[]} */ ...args) => {
    asked.push(args.join(" "));
    if (args[0] === "update") known = [...known, ...later];
    return args.slice(1).every((name) => known.includes(name));
  };
  return { asked, aptGet };
}

describe("download", () => {
  it("takes what there is, although another is missing", () => {
    const { asked, aptGet } = machine(["nginx"]);
    download(["caddy", "nginx"], aptGet);
    expect(asked).toEqual(["download caddy", "download nginx", "update", "download caddy"]);
  });

  it("updates the lists once, and only where something was missing", () => {
    const fresh = machine([], ["nginx", "caddy"]);
    download(["nginx", "caddy"], fresh.aptGet);
    expect(fresh.asked).toEqual(["download nginx", "download caddy", "update", "download nginx", "download caddy"]);
    const usual = machine(["nginx", "caddy"]);
    download(["nginx", "caddy"], usual.aptGet);
    expect(usual.asked).toEqual(["download nginx", "download caddy"]);
  });
});
