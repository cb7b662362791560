ALTER TABLE "settings" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_hours" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_not_past" CHECK ("settings"."created_at" is null or "settings"."holds_from" >= "settings"."created_at");--> statement-breakpoint
ALTER TABLE "support_hours" ADD CONSTRAINT "support_hours_not_past" CHECK ("support_hours"."created_at" is null or "support_hours"."holds_from" >= "support_hours"."created_at");