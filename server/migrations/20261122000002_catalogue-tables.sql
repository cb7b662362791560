CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"tab" text NOT NULL,
	"icon" text NOT NULL,
	"hue" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"position" integer NOT NULL,
	"provider_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_tab" CHECK ("categories"."tab" in ('community', 'trusted')),
	CONSTRAINT "categories_slug" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "categories_hue" CHECK ("categories"."hue" between 0 and 359)
);
--> statement-breakpoint
CREATE TABLE "service_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_areas_city" CHECK ("service_areas"."city" in ('cairo', 'giza', 'alexandria'))
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"summary_en" text NOT NULL,
	"summary_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"pricing_mode" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"supports_online" boolean NOT NULL,
	"supports_in_person" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"price_from" numeric(12, 2),
	"provider_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "services_slug_unique" UNIQUE("slug"),
	CONSTRAINT "services_slug" CHECK ("services"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "services_pricing_mode" CHECK ("services"."pricing_mode" in ('hourly', 'fixed', 'package')),
	CONSTRAINT "services_duration" CHECK ("services"."duration_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "services_category" ON "services" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "services_most_offered" ON "services" USING btree ("provider_count","id") WHERE "services"."is_active";--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- The category of applicants who have not chosen one (provider_profiles.primary_category defaults to it).
INSERT INTO categories (id, slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, position)
VALUES ('01900000-0000-7000-8000-000000000001', 'others', 'community', 'sparkles', 85, 'Other skills', 'مهارات أخرى',
  'Skills that have no group of their own yet.', 'مهارات لم تُفرَد لها فئة بعد.', 999);
