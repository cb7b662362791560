CREATE TABLE "provider_busy_times" (
	"provider_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_busy_times_order" CHECK ("provider_busy_times"."ends_at" > "provider_busy_times"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "provider_busy_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_calendars" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"feed_token" text,
	"import_address" text,
	"import_read_at" timestamp (3) with time zone,
	"import_problem" text,
	"import_etag" text,
	CONSTRAINT "provider_calendars_feed_token_unique" UNIQUE("feed_token"),
	CONSTRAINT "provider_calendars_version" CHECK ("provider_calendars"."version" >= 0),
	CONSTRAINT "provider_calendars_import" CHECK ("provider_calendars"."import_address" is not null or num_nonnulls("provider_calendars"."import_read_at", "provider_calendars"."import_problem", "provider_calendars"."import_etag") = 0)
);
--> statement-breakpoint
ALTER TABLE "provider_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_day_exceptions" (
	"provider_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"from_minute" integer,
	"to_minute" integer,
	CONSTRAINT "provider_day_exceptions_key" UNIQUE NULLS NOT DISTINCT("provider_id","day","from_minute"),
	CONSTRAINT "provider_day_exceptions_kind" CHECK ("provider_day_exceptions"."kind" in ('off', 'hours')),
	CONSTRAINT "provider_day_exceptions_minutes" CHECK (case "provider_day_exceptions"."kind" when 'off' then num_nonnulls("provider_day_exceptions"."from_minute", "provider_day_exceptions"."to_minute") = 0
        else coalesce("provider_day_exceptions"."from_minute" >= 0 and "provider_day_exceptions"."to_minute" > "provider_day_exceptions"."from_minute" and "provider_day_exceptions"."to_minute" <= 1440, false) end)
);
--> statement-breakpoint
ALTER TABLE "provider_day_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_hour_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "provider_hour_templates_kind" CHECK ("provider_hour_templates"."kind" in ('ramadan', 'holiday', 'other')),
	CONSTRAINT "provider_hour_templates_days" CHECK ("provider_hour_templates"."last_day" >= "provider_hour_templates"."first_day")
);
--> statement-breakpoint
ALTER TABLE "provider_hour_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_template_hours" (
	"template_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "provider_template_hours_template_id_weekday_from_minute_pk" PRIMARY KEY("template_id","weekday","from_minute"),
	CONSTRAINT "provider_template_hours_weekday" CHECK ("provider_template_hours"."weekday" between 0 and 6),
	CONSTRAINT "provider_template_hours_minutes" CHECK ("provider_template_hours"."from_minute" >= 0 and "provider_template_hours"."to_minute" > "provider_template_hours"."from_minute" and "provider_template_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "provider_template_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "horizon_days" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "slot_step_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_busy_times" ADD CONSTRAINT "provider_busy_times_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_calendars" ADD CONSTRAINT "provider_calendars_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_day_exceptions" ADD CONSTRAINT "provider_day_exceptions_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_hour_templates" ADD CONSTRAINT "provider_hour_templates_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_template_hours" ADD CONSTRAINT "provider_template_hours_template_id_provider_hour_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."provider_hour_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_busy_times_provider" ON "provider_busy_times" USING btree ("provider_id","ends_at");--> statement-breakpoint
CREATE INDEX "provider_busy_times_ends" ON "provider_busy_times" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_slots" CHECK ("provider_profiles"."horizon_days" between 1 and 60 and "provider_profiles"."slot_step_minutes" in (15, 30, 60));
--> statement-breakpoint
-- A constraint that the table definitions cannot express: two templates of a provider never cover one day.
ALTER TABLE provider_hour_templates ADD CONSTRAINT provider_hour_templates_no_overlap
  EXCLUDE USING gist (provider_id WITH =, daterange(first_day, last_day, '[]') WITH &&);
