/** Accounts and the newsletter by mail, over a PostgreSQL server (R2.12, R7.7, R7.8). */
import { isServerTested } from "../../src/platform/test-postgres.ts";
import { declareAccountsByMail } from "./accounts-by-mail.ts";
import { declareNewsletterByMail } from "./newsletter-by-mail.ts";
import { test } from "./with-platform.ts";

test.use({ isOnServer: true });
test.skip(!isServerTested, "There is no PostgreSQL here");
test.describe("an account", declareAccountsByMail);
test.describe("the newsletter", declareNewsletterByMail);
