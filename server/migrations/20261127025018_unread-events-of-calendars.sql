ALTER TABLE "provider_calendars" ADD COLUMN "import_unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_calendars" ADD COLUMN "import_guessed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_calendars" ADD CONSTRAINT "provider_calendars_unread" CHECK ("provider_calendars"."import_unread" >= 0 and "provider_calendars"."import_guessed" >= 0);