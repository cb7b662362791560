ALTER TABLE "profiles" ALTER COLUMN "notification_preferences" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "channels" text[] DEFAULT '{}' NOT NULL;