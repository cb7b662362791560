ALTER TABLE "provider_summaries" DROP CONSTRAINT "provider_summaries_mode";--> statement-breakpoint
ALTER TABLE "booking_extras" ADD COLUMN "is_quote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_visit" boolean DEFAULT false;--> statement-breakpoint
ALTER TABLE "service_cards" ADD COLUMN "is_visit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_extras_quote" ON "booking_extras" USING btree ("booking_id") WHERE "booking_extras"."is_quote" and "booking_extras"."outcome" = 'added';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_visit" CHECK (not "bookings"."is_visit" or "bookings"."hourly_rate" is null);--> statement-breakpoint
ALTER TABLE "provider_summaries" ADD CONSTRAINT "provider_summaries_mode" CHECK ("provider_summaries"."pricing_mode" in ('hourly', 'fixed', 'package', 'visit'));