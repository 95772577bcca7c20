CREATE TABLE "mail_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"password_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "consent_text" text;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_tokens_by_account" ON "mail_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_by_email" ON "mail_tokens" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_proven_email" ON "accounts" USING btree ("email") WHERE "accounts"."proven_at" is not null;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_id_unique" UNIQUE("id");--> statement-breakpoint
UPDATE "subscriptions" SET "confirmed_at" = "subscribed_at";
