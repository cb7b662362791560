CREATE TABLE "deleted_bookings" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deleted_bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "deleted_bookings_waiting" ON "deleted_bookings" USING btree ("asked_at") WHERE "deleted_bookings"."deleted_at" is null;
--> statement-breakpoint
-- A deleted booking leaves its payment in the books: a trigger of the rules takes the place of this key.
ALTER TABLE payments DROP CONSTRAINT payments_booking;
