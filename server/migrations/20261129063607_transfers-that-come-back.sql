ALTER TABLE "owed_refunds" DROP CONSTRAINT "owed_refunds_state";--> statement-breakpoint
DROP INDEX "owed_refunds_to_transfer";--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "ordered_by" uuid;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "ordered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "bounces" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owed_refunds_ordered_by" ON "owed_refunds" USING btree ("ordered_by");--> statement-breakpoint
CREATE INDEX "owed_refunds_of_reference" ON "owed_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "owed_refunds_to_transfer" ON "owed_refunds" USING btree ("chosen_at","operation_id") WHERE "owed_refunds"."state" in ('transfer_asked', 'transfer_ordered');--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_ordered" CHECK (("owed_refunds"."state" = 'transfer_ordered') = ("owed_refunds"."ordered_at" is not null));--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_ordered_by" CHECK ("owed_refunds"."ordered_by" is null or "owed_refunds"."ordered_at" is not null);--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_state" CHECK ("owed_refunds"."state" in ('open', 'credited', 'transfer_asked', 'transfer_ordered', 'transferred'));