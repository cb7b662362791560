DROP INDEX "listed_offers_category";--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "base_price" numeric(12, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "work_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "rating_and_jobs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "provider_type" text DEFAULT 'community' NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "supports_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "area_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD COLUMN "shortest_minutes" integer;--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD COLUMN "free_from" date;--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD COLUMN "free_starts" bit varying;--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD COLUMN "free_half_hours" bit varying;--> statement-breakpoint
CREATE INDEX "listed_offers_jobs" ON "listed_offers" USING btree ("total_jobs","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_rating" ON "listed_offers" USING btree ("rating_and_jobs","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_service_rating" ON "listed_offers" USING btree ("service_id","rating_and_jobs","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_service_price" ON "listed_offers" USING btree ("service_id","base_price","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_category_jobs" ON "listed_offers" USING btree ("category_slug","total_jobs","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_category_rating" ON "listed_offers" USING btree ("category_slug","rating_and_jobs","card_id") WHERE "listed_offers"."is_listed";--> statement-breakpoint
CREATE INDEX "listed_offers_category_price" ON "listed_offers" USING btree ("category_slug","base_price","card_id") WHERE "listed_offers"."is_listed";