/** A site without features that need consent has no part of the consent code (R7.5). */
import { navigationLink, openPage, untilIdle } from "./open-page.ts";
import { titleAt } from "./page-file.ts";
import { expect, test } from "./site.ts";

test("no question, no choice, no code for it, no tag manager in the policy, and nothing gathered for it (R7.5)", async ({
  page,
  context,
  requests,
}) => {
  const response = await openPage(page, "/");
  expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  for (const address of ["/discover/", "/inspirations/"]) {
    await navigationLink(page, address).click();
    await expect(page).toHaveTitle(titleAt(address));
  }
  await untilIdle(page);
  expect(await page.locator(".consent-bar, [data-consent]").count()).toBe(0);

  // Page views that wait for consent would be in memory.
  const tools = await context.newCDPSession(page);
  const { result } = await tools.send("Runtime.evaluate", { expression: "Object.prototype" });
  const { objects } = await tools.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
  const found = await tools.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.map((it) => Object.keys(it).sort().join()); }",
    returnByValue: true,
  });
  const kinds: string[] = found.result.value;
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => kind === "address,context")).toEqual([]);
  expect(requests.all.filter(({ path }) => /consent|analytics/.test(path))).toEqual([]);
});
