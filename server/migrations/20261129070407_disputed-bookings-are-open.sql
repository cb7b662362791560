DROP INDEX "bookings_open_of_booker";--> statement-breakpoint
DROP INDEX "bookings_open_of_provider";--> statement-breakpoint
DROP INDEX "bookings_past_of_provider";--> statement-breakpoint
DROP INDEX "bookings_ended_of_provider";--> statement-breakpoint
CREATE INDEX "bookings_open_of_booker" ON "bookings" USING btree ("booker_id","starts_at","id") WHERE not (("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null)
    and ("bookings"."disputed_at" is null or "bookings"."dispute_ended_at" is not null));--> statement-breakpoint
CREATE INDEX "bookings_open_of_provider" ON "bookings" USING btree ("provider_id","starts_at","id") WHERE not (("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null)
    and ("bookings"."disputed_at" is null or "bookings"."dispute_ended_at" is not null));--> statement-breakpoint
CREATE INDEX "bookings_past_of_provider" ON "bookings" USING btree ("provider_id","starts_at","id") WHERE (("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null)
    and ("bookings"."disputed_at" is null or "bookings"."dispute_ended_at" is not null)) and "bookings"."authorized_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_ended_of_provider" ON "bookings" USING btree ("provider_id",coalesce("completed_at", "cancelled_at")) WHERE "bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null;