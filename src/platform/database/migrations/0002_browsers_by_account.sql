-- Which account a browser was in is not known of the rows so far. Each browser is known again after its next sign-in.
DELETE FROM "known_browsers";--> statement-breakpoint
ALTER TABLE "known_browsers" DROP CONSTRAINT "known_browsers_token_hash_email_pk";--> statement-breakpoint
ALTER TABLE "known_browsers" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "known_browsers" ADD COLUMN "account_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id");--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
