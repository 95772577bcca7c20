CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" "bytea" NOT NULL,
	"display_name" text NOT NULL,
	"first_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"uuid" text PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"type" text NOT NULL,
	"happened_at" bigint,
	"received_at" timestamp with time zone NOT NULL,
	"event" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_templates" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_templates_account_id_kind_slug_pk" PRIMARY KEY("account_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_token_hash_email_pk" PRIMARY KEY("token_hash","email")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_templates" ADD CONSTRAINT "kept_templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_by_email_and_password" ON "accounts" USING btree ("email","password_hash");--> statement-breakpoint
CREATE INDEX "events_by_type" ON "events" USING btree ("type","received_at");--> statement-breakpoint
CREATE INDEX "sign_ins_by_account" ON "sign_ins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_ins_by_last_seen" ON "sign_ins" USING btree ("last_seen_at");