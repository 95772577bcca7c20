DROP INDEX "events_by_type";--> statement-breakpoint
DROP INDEX "sign_ins_by_account";--> statement-breakpoint
DROP INDEX "sign_ins_by_last_seen";