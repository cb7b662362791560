CREATE TABLE "booking_extra_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"extra_id" uuid,
	"photo_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_extra_photos_photo_id_unique" UNIQUE("photo_id"),
	CONSTRAINT "booking_extra_photos_size" CHECK ("booking_extra_photos"."width" > 0 and "booking_extra_photos"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "booking_extra_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_extra_photos" ADD CONSTRAINT "booking_extra_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_extra_photos" ADD CONSTRAINT "booking_extra_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_extra_photos" ADD CONSTRAINT "booking_extra_photos_extra_id_booking_extras_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."booking_extras"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_extra_photos_booking" ON "booking_extra_photos" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_extra_photos_extra" ON "booking_extra_photos" USING btree ("extra_id");--> statement-breakpoint
CREATE INDEX "booking_extra_photos_user" ON "booking_extra_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booking_extra_photos_created_at" ON "booking_extra_photos" USING btree ("created_at");