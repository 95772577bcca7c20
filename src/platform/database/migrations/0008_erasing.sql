ALTER TABLE "events" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "events_by_device" ON "events" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "events_by_user" ON "events" USING btree ("user_id") WHERE "events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "events_by_email" ON "events" USING btree ("email") WHERE "events"."email" is not null;--> statement-breakpoint
CREATE INDEX "events_to_attribute" ON "events" USING btree ("received_at") WHERE "events"."device_id" is null;--> statement-breakpoint
CREATE INDEX "known_browsers_by_account" ON "known_browsers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_ins_by_account" ON "sign_ins" USING btree ("account_id");