CREATE TABLE "listed_offers" (
	"card_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_id" uuid,
	"category_slug" text NOT NULL,
	"total_jobs" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listed_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_summaries" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"price_from" numeric(12, 2),
	"pricing_mode" text,
	"areas" jsonb NOT NULL,
	CONSTRAINT "provider_summaries_mode" CHECK ("provider_summaries"."pricing_mode" in ('hourly', 'fixed', 'package'))
);
--> statement-breakpoint
ALTER TABLE "provider_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listed_offers" ADD CONSTRAINT "listed_offers_card_id_service_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."service_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD CONSTRAINT "provider_summaries_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_offers_provider" ON "listed_offers" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "listed_offers_service" ON "listed_offers" USING btree ("service_id","total_jobs","card_id");--> statement-breakpoint
CREATE INDEX "listed_offers_category" ON "listed_offers" USING btree ("category_slug","total_jobs","provider_id");