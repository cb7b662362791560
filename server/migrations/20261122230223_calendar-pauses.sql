ALTER TABLE "provider_calendars" DROP CONSTRAINT "provider_calendars_import";--> statement-breakpoint
ALTER TABLE "provider_calendars" ADD COLUMN "import_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_calendars" ADD COLUMN "import_setbacks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_calendars" ADD CONSTRAINT "provider_calendars_import" CHECK ("provider_calendars"."import_address" is not null
        or num_nonnulls("provider_calendars"."import_read_at", "provider_calendars"."import_problem", "provider_calendars"."import_etag", "provider_calendars"."import_next_at")
          + "provider_calendars"."import_setbacks" = 0);