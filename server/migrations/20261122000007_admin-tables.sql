CREATE TABLE "daily_revenue" (
	"date" date PRIMARY KEY NOT NULL,
	"total_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"business_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"vat_collected" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"total_jobs" integer DEFAULT 0 NOT NULL,
	"completed_jobs" integer DEFAULT 0 NOT NULL,
	"cancelled_jobs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_revenue" ENABLE ROW LEVEL SECURITY;
