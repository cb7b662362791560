CREATE TABLE "provider_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"verification_status" text NOT NULL,
	"provider_type" text NOT NULL,
	"providers" integer NOT NULL,
	"completed_jobs" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "bookings_past_of_provider" ON "bookings" USING btree ("provider_id","starts_at","id") WHERE ("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null) and "bookings"."authorized_at" is not null;