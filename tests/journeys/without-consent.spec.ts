/** Where nothing is configured that needs consent, nothing of it is there (R7.5). */
import { letSettle, navigationLink, openPage } from "./open-page.ts";
import { expect, test } from "./site.ts";

test("no question, no choice, no code for it, and no tag manager in the policy", async ({ page, requests }) => {
  const response = await openPage(page, "/inspiration/swot/");
  await letSettle(page);
  expect(await page.locator(".cm, [data-consent]").count()).toBe(0);
  expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  expect(requests.all.filter(({ path }) => /consent|analytics/.test(path))).toEqual([]);
});

test("what has been read is not gathered for it, however long the visit", async ({ page, context }) => {
  await openPage(page, "/");
  for (const address of ["/discover/", "/inspirations/"]) {
    await navigationLink(page, address).click();
    await expect(page).toHaveURL(address);
  }
  await letSettle(page);
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
});
