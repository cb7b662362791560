DROP VIEW IF EXISTS "public_providers" CASCADE;--> statement-breakpoint
DROP POLICY IF EXISTS "apply" ON "provider_profiles";--> statement-breakpoint
ALTER TABLE "provider_profiles" DROP CONSTRAINT "provider_profiles_rating";--> statement-breakpoint
ALTER TABLE "provider_profiles" DROP CONSTRAINT "provider_profiles_rates";--> statement-breakpoint
ALTER TABLE "provider_profiles" DROP COLUMN "average_rating";--> statement-breakpoint
ALTER TABLE "provider_profiles" DROP COLUMN "response_time_avg_minutes";--> statement-breakpoint
ALTER TABLE "provider_profiles" DROP COLUMN "acceptance_rate";--> statement-breakpoint
ALTER TABLE "provider_profiles" DROP COLUMN "completion_rate";
