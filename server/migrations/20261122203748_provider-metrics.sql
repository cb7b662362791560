CREATE TABLE "provider_metrics" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"total_jobs" integer DEFAULT 0 NOT NULL,
	"average_rating" numeric(2, 1),
	"response_time_avg_minutes" integer,
	"acceptance_rate" integer,
	"completion_rate" integer,
	"response_rate" integer DEFAULT 95 NOT NULL,
	"recent_requests" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_metrics_jobs" CHECK ("provider_metrics"."total_jobs" >= 0 and "provider_metrics"."recent_requests" >= 0),
	CONSTRAINT "provider_metrics_rating" CHECK ("provider_metrics"."average_rating" between 1 and 5),
	CONSTRAINT "provider_metrics_minutes" CHECK ("provider_metrics"."response_time_avg_minutes" > 0),
	CONSTRAINT "provider_metrics_rates" CHECK ("provider_metrics"."acceptance_rate" between 0 and 100 and "provider_metrics"."completion_rate" between 0 and 100
        and "provider_metrics"."response_rate" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "provider_metrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_metrics" ADD CONSTRAINT "provider_metrics_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_answered_of_provider" ON "bookings" USING btree ("provider_id",coalesce("confirmed_at", "cancelled_at")) WHERE "bookings"."authorized_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_ended_of_provider" ON "bookings" USING btree ("provider_id",coalesce("completed_at", "cancelled_at")) WHERE ("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null);--> statement-breakpoint
INSERT INTO "provider_metrics" ("provider_id", "total_jobs", "average_rating", "response_time_avg_minutes", "acceptance_rate", "completion_rate", "updated_at")
SELECT "id", "total_jobs", "average_rating", greatest("response_time_avg_minutes", 1), "acceptance_rate", "completion_rate", "updated_at"
FROM "provider_profiles" WHERE "total_jobs" > 0 OR "average_rating" IS NOT NULL;
