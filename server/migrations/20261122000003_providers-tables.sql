CREATE TABLE "provider_dashboard_status" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"is_online" boolean DEFAULT false NOT NULL,
	"last_online_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_dashboard_status" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"full_name_ar" text,
	"display_name_en" text NOT NULL,
	"display_name_ar" text NOT NULL,
	"avatar_url" text DEFAULT '' NOT NULL,
	"verification_status" text DEFAULT 'pending' NOT NULL,
	"provider_type" text DEFAULT 'community' NOT NULL,
	"is_community_provider" boolean DEFAULT false NOT NULL,
	"is_trusted_provider" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"experience_level" text DEFAULT 'hobby' NOT NULL,
	"business_name" text,
	"business_name_ar" text,
	"hourly_rate" numeric(12, 2) NOT NULL,
	"pricing_mode" text DEFAULT 'hourly' NOT NULL,
	"allow_group_booking" boolean DEFAULT false NOT NULL,
	"supports_online" boolean DEFAULT false NOT NULL,
	"supports_in_person" boolean DEFAULT true NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"social_media_links" text[] DEFAULT '{}' NOT NULL,
	"skill_verification_notes" text,
	"primary_category" text DEFAULT 'others' NOT NULL,
	"total_jobs" integer DEFAULT 0 NOT NULL,
	"average_rating" numeric(2, 1),
	"response_time_avg_minutes" integer,
	"acceptance_rate" integer,
	"completion_rate" integer,
	"is_founding_provider" boolean DEFAULT false NOT NULL,
	"travel_buffer_minutes" integer DEFAULT 30 NOT NULL,
	"notice_minutes" integer DEFAULT 120 NOT NULL,
	"bio_en" text DEFAULT '' NOT NULL,
	"bio_ar" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "provider_profiles_status" CHECK ("provider_profiles"."verification_status" in ('pending', 'verified', 'rejected')),
	CONSTRAINT "provider_profiles_type" CHECK ("provider_profiles"."provider_type" in ('community', 'trusted_essential')),
	CONSTRAINT "provider_profiles_level" CHECK ("provider_profiles"."experience_level" in ('hobby', 'professional')),
	CONSTRAINT "provider_profiles_pricing" CHECK ("provider_profiles"."pricing_mode" in ('hourly', 'fixed', 'package')),
	CONSTRAINT "provider_profiles_rating" CHECK ("provider_profiles"."average_rating" between 1 and 5),
	CONSTRAINT "provider_profiles_rates" CHECK ("provider_profiles"."acceptance_rate" between 0 and 100 and "provider_profiles"."completion_rate" between 0 and 100),
	CONSTRAINT "provider_profiles_hourly_rate" CHECK ("provider_profiles"."hourly_rate" > 0),
	CONSTRAINT "provider_profiles_calendar" CHECK ("provider_profiles"."travel_buffer_minutes" between 0 and 240 and "provider_profiles"."notice_minutes" between 0 and 20160)
);
--> statement-breakpoint
ALTER TABLE "provider_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_service_areas" (
	"provider_id" uuid NOT NULL,
	"service_area_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "provider_service_areas_provider_id_service_area_id_pk" PRIMARY KEY("provider_id","service_area_id")
);
--> statement-breakpoint
ALTER TABLE "provider_service_areas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_weekly_hours" (
	"provider_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "provider_weekly_hours_provider_id_weekday_from_minute_pk" PRIMARY KEY("provider_id","weekday","from_minute"),
	CONSTRAINT "provider_weekly_hours_weekday" CHECK ("provider_weekly_hours"."weekday" between 0 and 6),
	CONSTRAINT "provider_weekly_hours_minutes" CHECK ("provider_weekly_hours"."from_minute" >= 0 and "provider_weekly_hours"."to_minute" > "provider_weekly_hours"."from_minute" and "provider_weekly_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "provider_weekly_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_id" uuid,
	"category_slug" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"base_price" numeric(12, 2) NOT NULL,
	"duration_minutes" integer DEFAULT 60 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_cards_price" CHECK ("service_cards"."base_price" > 0),
	CONSTRAINT "service_cards_duration" CHECK ("service_cards"."duration_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "service_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_dashboard_status" ADD CONSTRAINT "provider_dashboard_status_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_primary_category_categories_slug_fk" FOREIGN KEY ("primary_category") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "provider_service_areas" ADD CONSTRAINT "provider_service_areas_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_service_areas" ADD CONSTRAINT "provider_service_areas_service_area_id_service_areas_id_fk" FOREIGN KEY ("service_area_id") REFERENCES "public"."service_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_weekly_hours" ADD CONSTRAINT "provider_weekly_hours_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cards" ADD CONSTRAINT "service_cards_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cards" ADD CONSTRAINT "service_cards_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_cards" ADD CONSTRAINT "service_cards_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "provider_profiles_top" ON "provider_profiles" USING btree ("provider_type","total_jobs","id") WHERE "provider_profiles"."verification_status" = 'verified' and "provider_profiles"."is_active";--> statement-breakpoint
CREATE INDEX "provider_profiles_category" ON "provider_profiles" USING btree ("primary_category","total_jobs","id") WHERE "provider_profiles"."verification_status" = 'verified' and "provider_profiles"."is_active";--> statement-breakpoint
CREATE INDEX "provider_profiles_most_jobs" ON "provider_profiles" USING btree ("total_jobs","id") WHERE "provider_profiles"."verification_status" = 'verified' and "provider_profiles"."is_active";--> statement-breakpoint
CREATE INDEX "provider_service_areas_area" ON "provider_service_areas" USING btree ("service_area_id");--> statement-breakpoint
CREATE INDEX "service_cards_provider" ON "service_cards" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "service_cards_service" ON "service_cards" USING btree ("service_id") WHERE "service_cards"."is_active";--> statement-breakpoint
CREATE INDEX "service_cards_category" ON "service_cards" USING btree ("category_slug") WHERE "service_cards"."is_active";
