CREATE TABLE "favourites" (
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "favourites_account_id_reference_pk" PRIMARY KEY("account_id","reference")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;