/** The newsletter of the French home page, from the field to the mails and back (R2.12, R7.8). */
import { mailWords } from "../../src/platform/mail/words/mail-words.ts";
import { linkIn } from "../../src/platform/test-mails.ts";
import { words } from "../../src/platform/words/words.ts";
import { wordsIn } from "./interface-words.ts";
import { findSideways } from "./layout-problems.ts";
import { openPage } from "./open-page.ts";
import { expect, test } from "./with-platform.ts";

const { newsletter } = wordsIn("fr");
const { newsletter: ofPlatform } = words.fr;

test.use({ locale: "fr", viewport: { width: 320, height: 640 } });

test("whoever subscribes confirms it by mail, is told that they are subscribed already, and ends it by the link in a mail", async ({
  page,
  platform,
}) => {
  const email = `nora.${Date.now()}@example.org`;
  const facts = { brand: "Marelle", firstName: "", email };
  const subscribe = async (typed: string) => {
    await openPage(page, "/fr/");
    const block = page.getByRole("region", { name: newsletter.title({ brand: "Marelle" }) });
    await block.getByLabel(newsletter.email()).fill(typed);
    await block.getByRole("button", { name: newsletter.subscribe() }).click();
    await expect(block.getByRole("status")).toHaveText(newsletter.toConfirm({ email: typed }));
  };
  const follow = async (subject: string) => {
    const mailOf = async () => (await platform.mailsTo(email)).find((mail) => mail.subject === subject);
    await expect.poll(mailOf).toBeDefined();
    await page.goto(platform.origin + linkIn(await mailOf()));
    expect(await page.evaluate(findSideways)).toEqual([]);
  };

  await subscribe(email);
  await follow(mailWords.fr.subscribe(facts).subject);
  await page.getByRole("button", { name: ofPlatform.confirm }).click();
  await expect(page.getByRole("status")).toHaveText(ofPlatform.confirmed(email));

  // Whatever the letters' case.
  await subscribe(email.toUpperCase());
  const subjects = async () => (await platform.mailsTo(email)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(mailWords.fr.isSubscribed(facts).subject);

  await follow(mailWords.fr.subscribed(facts).subject);
  await page.getByRole("button", { name: ofPlatform.end }).click();
  await expect(page.getByRole("status")).toHaveText(ofPlatform.ended(email));
});
