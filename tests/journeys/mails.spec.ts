/** Accounts and the newsletter by mail, over the embedded database (R2.12, R7.7, R7.8). */
import { declareAccountsByMail } from "./accounts-by-mail.ts";
import { declareNewsletterByMail } from "./newsletter-by-mail.ts";
import { test } from "./with-platform.ts";

test.describe("an account", declareAccountsByMail);
test.describe("the newsletter", declareNewsletterByMail);
