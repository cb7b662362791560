CREATE TABLE "counted_bookings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"area_id" uuid,
	"total_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"business_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"vat_collected" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"total_jobs" integer DEFAULT 0 NOT NULL,
	"completed_jobs" integer DEFAULT 0 NOT NULL,
	"cancelled_jobs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "counted_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_area_jobs" (
	"date" date NOT NULL,
	"area_id" uuid NOT NULL,
	"total_jobs" integer DEFAULT 0 NOT NULL,
	"completed_jobs" integer DEFAULT 0 NOT NULL,
	"total_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	CONSTRAINT "daily_area_jobs_date_area_id_pk" PRIMARY KEY("date","area_id")
);
--> statement-breakpoint
ALTER TABLE "daily_area_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "payments_created";--> statement-breakpoint
ALTER TABLE "daily_area_jobs" ADD CONSTRAINT "daily_area_jobs_area_id_service_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."service_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","booking_id");