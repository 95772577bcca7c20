/** The development server, and the gallery of the interface's parts that it alone shows. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findFreePort } from "../../src/http-server/test-free-port.ts";
import { findViolations } from "./axe.ts";
import { expect, test } from "./site.ts";

let server: ChildProcess;
let origin: string;

/** The server compiles each module at its first request. */
const startTimeoutMs = 120_000;

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
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

test("the development server shows a page from its sources, which comes to life, to this machine alone", async ({
  page,
}) => {
  // An address without its final slash, as people type it.
  await page.goto(`${origin}/inspirations?level=easy`);
  await expect(page).toHaveURL(`${origin}/inspirations/?level=easy`);
  await page.waitForSelector("html[data-script=moving]", { state: "attached", timeout: startTimeoutMs });
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  // This address stands for the one by which other machines reach this machine.
  await expect(fetch(origin.replace("localhost", "127.0.0.2"))).rejects.toThrow("fetch failed");
});

test("in the gallery texts are counted, a select gives back its object, and nothing is a barrier; with it open, the server can be ended (R5.1)", async ({
  page,
}) => {
  const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.goto(`${origin}/gallery/`);
  await expect(page.locator("#text-field")).toBeVisible({ timeout: startTimeoutMs });

  await test.step("text fields count as one types, and take no more than they may", async () => {
    const area = page.getByLabel("Four lines, of 140 characters at most");
    await expect(area).toHaveAccessibleDescription("5 / 140");
    await area.fill("Decided");
    await expect(area).toHaveAccessibleDescription("7 / 140");
    await area.press("End");
    await page.keyboard.type("x".repeat(140));
    await expect(area).toHaveAccessibleDescription("140 / 140");
    expect(await area.inputValue()).toHaveLength(140);
  });

  await test.step("a select gives back the object that was chosen", async () => {
    const select = page.getByLabel("Of objects");
    await select.selectOption({ label: "People and HR desk" });
    await expect(select.locator(":checked")).toHaveText("People and HR desk");
    await select.selectOption({ label: "Agile desk" });
    await expect(select.locator(":checked")).toHaveText("Agile desk");
  });

  for (const colorScheme of ["light", "dark"] as const) {
    await test.step(`no part of the interface has a barrier, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page, "main")).toEqual([]);
    });
  }

  await test.step("the server ends when it is told to, though the page is open", async () => {
    await connected;
    // A font whose request is cut off would be an error on the console.
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  });
});
