CREATE TABLE "plans" (
	"account_id" uuid NOT NULL,
	"id" text NOT NULL,
	"version" bigint NOT NULL,
	"title" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"plan" text NOT NULL,
	CONSTRAINT "plans_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;