ALTER TABLE "booking_places" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "booking_places" SET "settled_at" = coalesce("completed_at", "cancelled_at") FROM "bookings"
	WHERE "id" = "booking_id" AND coalesce("completed_at", "cancelled_at") IS NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_places_settled" ON "booking_places" USING btree ("settled_at");