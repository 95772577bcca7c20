/** The newsletter of the French home page, from the field to the platform's database and back (R2.12, R7.8). */
import { wordsIn } from "./interface-words.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./with-platform.ts";

const { newsletter } = wordsIn("fr");

test.use({ locale: "fr", expectedErrors: /status of 409/ });

test("whoever subscribes is subscribed, and subscribing twice is said to be twice, whatever the letters' case", async ({
  page,
}) => {
  const ended: string[] = [];
  page.on("requestfinished", (request) => ended.push(new URL(request.url()).pathname));
  await openPage(page, "/fr/");
  const block = page.getByRole("region", { name: newsletter.title({ brand: "Marelle" }) });
  const field = block.getByLabel(newsletter.email());
  const email = `nora.${Date.now()}@example.org`;
  for (const [typed, said] of [
    [email, newsletter.subscribed({ email })],
    [email, newsletter.alreadySubscribed({ email })],
    [email.toUpperCase(), newsletter.alreadySubscribed({ email: email.toUpperCase() })],
  ] as const) {
    await field.fill(typed);
    await block.getByRole("button", { name: newsletter.subscribe() }).click();
    await expect(block.getByRole("status")).toHaveText(said);
  }
  // Each answer is taken whole, and its connection is free again.
  await expect.poll(() => ended.filter((path) => path === "/newsletter/subscriptions")).toHaveLength(3);
});
