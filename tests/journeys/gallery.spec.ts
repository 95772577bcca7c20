/** The development server, and the gallery of the interface's parts that it alone shows. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../src/http-server/test-free-port.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./site.ts";

let server: ChildProcess;
let origin: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await findFreePort();
  server = spawn(process.execPath, ["--import", "tsx", "src/build/dev.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on("data", (text) => {
      const address = /is ready at (http:.*)\//.exec(String(text))?.[1];
      if (!address) return;
      origin = address;
      resolve();
    });
    server.once("exit", (code) => reject(new Error(`The development server ended with ${code}`)));
  });
});

test.afterAll(() => {
  server.kill();
});

test("the development server shows a page from its sources, and it comes to life", async ({ page }) => {
  test.setTimeout(180_000);
  // Without its last slash, as addresses are typed.
  await page.goto(`${origin}/inspirations?level=easy`);
  await expect(page).toHaveURL(`${origin}/inspirations/?level=easy`);
  await page.waitForSelector("html[data-script=moving]", { state: "attached", timeout: 120_000 });
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
});

test("only the address that means this machine leads to it", async () => {
  // As good as the address that others know this machine by.
  await expect(fetch(origin.replace("localhost", "127.0.0.2"))).rejects.toThrow("fetch failed");
});

test.describe("the gallery", () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`${origin}/gallery/`);
    await expect(page.locator("#text-field")).toBeVisible({ timeout: 120_000 });
  });

  test("text fields count as one types, and take no more than they may (R5.1)", async ({ page }) => {
    const area = page.getByLabel("Four lines, of 140 characters at most");
    await expect(area).toHaveAccessibleDescription("5 / 140");
    await area.fill("Decided");
    await expect(area).toHaveAccessibleDescription("7 / 140");
    await area.press("End");
    await page.keyboard.type("x".repeat(140));
    await expect(area).toHaveAccessibleDescription("140 / 140");
    expect(await area.inputValue()).toHaveLength(140);
  });

  test("a select gives back the object that was chosen (R5.1)", async ({ page }) => {
    const select = page.getByLabel("Of objects");
    await select.selectOption({ label: "People and HR desk" });
    await expect(select.locator(":checked")).toHaveText("People and HR desk");
    await select.selectOption({ label: "Agile desk" });
    await expect(select.locator(":checked")).toHaveText("Agile desk");
  });

  test("no part of the interface has a barrier, in light and dark", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, "main")).toEqual([]);
    }
  });
});

test("the development server ends when it is told to, though a page of it is open", async ({ page }) => {
  const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.goto(`${origin}/gallery/`);
  await connected;
  // A font that is cut off on its way is told on the console.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
});
