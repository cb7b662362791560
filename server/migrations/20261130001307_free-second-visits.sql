ALTER TABLE "bookings" ADD COLUMN "warranty_days" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "second_visit_of" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "second_visit_reason" text;--> statement-breakpoint
ALTER TABLE "service_cards" ADD COLUMN "warranty_days" integer;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_second_visit_of_bookings_id_fk" FOREIGN KEY ("second_visit_of") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_second_visit" ON "bookings" USING btree ("second_visit_of") WHERE "bookings"."second_visit_of" is not null
          and ("bookings"."status" <> 'cancelled' or "bookings"."cancel_reason" = 'customer_absent');--> statement-breakpoint
CREATE INDEX "bookings_second_visits" ON "bookings" USING btree ("second_visit_of") WHERE "bookings"."second_visit_of" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_warranty" CHECK ("bookings"."warranty_days" > 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_second_visit_alone" CHECK ("bookings"."second_visit_of" is null or ("bookings"."total_amount" = 0 and "bookings"."warranty_days" is null
    and "bookings"."package_id" is null and "bookings"."rescued_booking_id" is null and "bookings"."is_visit" is not true));--> statement-breakpoint
ALTER TABLE "service_cards" ADD CONSTRAINT "service_cards_warranty" CHECK ("service_cards"."warranty_days" in (7, 14, 30, 90));