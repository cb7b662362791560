DROP INDEX "listed_offers_service";--> statement-breakpoint
DROP INDEX "listed_offers_category";--> statement-breakpoint
DROP INDEX "provider_profiles_top";--> statement-breakpoint
DROP INDEX "provider_profiles_most_jobs";--> statement-breakpoint
DROP INDEX "provider_profiles_search";--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "is_bookable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD COLUMN "next_free_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "listed_offers_service" ON "listed_offers" USING btree ("service_id","total_jobs","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_category" ON "listed_offers" USING btree ("category_slug","total_jobs","provider_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "provider_profiles_top" ON "provider_profiles" USING btree ("provider_type","total_jobs","id") WHERE "provider_profiles"."verification_status" = 'verified' and "provider_profiles"."is_active" and "provider_profiles"."is_bookable";--> statement-breakpoint
CREATE INDEX "provider_profiles_most_jobs" ON "provider_profiles" USING btree ("total_jobs","id") WHERE "provider_profiles"."verification_status" = 'verified' and "provider_profiles"."is_active" and "provider_profiles"."is_bookable";--> statement-breakpoint
CREATE INDEX "provider_profiles_search" ON "provider_profiles" USING gin ("search_text" gin_trgm_ops) WHERE "provider_profiles"."verification_status" = 'verified' and "provider_profiles"."is_active" and "provider_profiles"."is_bookable";