CREATE TABLE "booking_services" (
	"booking_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"service_card_id" uuid NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "booking_services_booking_id_position_pk" PRIMARY KEY("booking_id","position"),
	CONSTRAINT "booking_services_position" CHECK ("booking_services"."position" between 0 and 4),
	CONSTRAINT "booking_services_amount" CHECK ("booking_services"."amount" > 0),
	CONSTRAINT "booking_services_minutes" CHECK ("booking_services"."minutes" between 1 and 720)
);
--> statement-breakpoint
ALTER TABLE "booking_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_service_card_id_service_cards_id_fk" FOREIGN KEY ("service_card_id") REFERENCES "public"."service_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_services_once" ON "booking_services" USING btree ("booking_id","service_card_id");--> statement-breakpoint
CREATE INDEX "booking_services_card" ON "booking_services" USING btree ("service_card_id");