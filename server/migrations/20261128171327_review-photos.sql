CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_photos_photo_id_unique" UNIQUE("photo_id"),
	CONSTRAINT "review_photos_size" CHECK ("review_photos"."width" > 0 and "review_photos"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "review_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_booking" ON "review_photos" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_photos_user" ON "review_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_photos_created_at" ON "review_photos" USING btree ("created_at");