import { expect, it } from "vitest";
import { importAgain } from "./import-again.ts";

/** As a browser that never asks again for what has failed. */
function makeBrowser() {
  const failed = new Set<string>();
  const asked: string[] = [];
  let isOnline = true;
  return {
    asked,
    goOnline: (whether: boolean) => {
      isOnline = whether;
    },
    import: async (address: string) => {
      asked.push(address);
      if (!isOnline) failed.add(address);
      if (failed.has(address)) throw new TypeError("Failed to fetch dynamically imported module");
      return { address };
    },
  };
}

it("asks for a file by its own address, as often as it comes", async () => {
  const browser = makeBrowser();
  await importAgain((addressOf) => browser.import(addressOf("./home.js")));
  await importAgain((addressOf) => browser.import(addressOf("./home.js")));
  expect(browser.asked).toEqual(["./home.js", "./home.js"]);
});

it("asks by an address that the browser does not know for what has failed, and by the same once that has come (R8.6)", async () => {
  const browser = makeBrowser();
  const load = (file: string) => importAgain((addressOf) => browser.import(addressOf(file)));
  browser.goOnline(false);
  await expect(load("./plan.js")).rejects.toThrow("Failed to fetch");
  await expect(load("./plan.js")).rejects.toThrow("Failed to fetch");
  browser.goOnline(true);
  await expect(load("./plan.js")).resolves.toEqual({ address: "./plan.js#2" });
  await expect(load("./plan.js")).resolves.toEqual({ address: "./plan.js#2" });
  await expect(load("./words.js")).resolves.toEqual({ address: "./words.js" });
});
