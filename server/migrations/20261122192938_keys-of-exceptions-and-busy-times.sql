DROP INDEX "provider_busy_times_provider";--> statement-breakpoint
ALTER TABLE "provider_busy_times" ADD CONSTRAINT "provider_busy_times_provider_id_ends_at_starts_at_pk" PRIMARY KEY("provider_id","ends_at","starts_at");--> statement-breakpoint
ALTER TABLE "provider_day_exceptions" ADD COLUMN "id" uuid PRIMARY KEY NOT NULL;