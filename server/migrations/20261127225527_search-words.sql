CREATE TABLE "catalogue_versions" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_versions_only" CHECK ("catalogue_versions"."is_only")
);
--> statement-breakpoint
ALTER TABLE "catalogue_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_areas" ADD COLUMN "other_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "trade_words" text DEFAULT '' NOT NULL;