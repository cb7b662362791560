DROP INDEX "announcements_created";--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_begun" CHECK (num_nulls("announcements"."started_at", "announcements"."cancelled_at") > 0);
--> statement-breakpoint
UPDATE announcements SET started_at = created_at;
