CREATE TABLE "booking_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"event" text NOT NULL,
	"part" text NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text NOT NULL,
	"from_payment_status" text,
	"to_payment_status" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_places" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"notes" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"occupied" "tstzrange" NOT NULL,
	CONSTRAINT "booking_slots_occupied" CHECK (not isempty("booking_slots"."occupied") and lower_inc("booking_slots"."occupied") and not upper_inc("booking_slots"."occupied"))
);
--> statement-breakpoint
ALTER TABLE "booking_slots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_start_codes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking_start_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ar" text NOT NULL,
	"service_card_id" uuid NOT NULL,
	"service_id" uuid,
	"category_slug" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"booker_id" uuid NOT NULL,
	"status" text DEFAULT 'awaiting_acceptance' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"total_amount" numeric(12, 2) NOT NULL,
	"currency" text DEFAULT 'EGP' NOT NULL,
	"commission_rate" numeric(5, 4) NOT NULL,
	"platform_fee" numeric(12, 2) NOT NULL,
	"vat_amount" numeric(12, 2) NOT NULL,
	"hourly_rate" numeric(12, 2),
	"total_hours" numeric(3, 1),
	"referral_flat_egp" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"mode" text NOT NULL,
	"area_id" uuid,
	"people" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"hold_until" timestamp (3) with time zone NOT NULL,
	"authorized_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"cancel_note" text,
	"hold_extended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('awaiting_acceptance', 'confirmed', 'started', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "bookings_payment_status" CHECK ("bookings"."payment_status" in ('pending', 'authorized', 'captured', 'voided', 'refunded', 'partially_refunded', 'failed', 'charged_back')),
	CONSTRAINT "bookings_mode" CHECK ("bookings"."mode" in ('in_person', 'online')),
	CONSTRAINT "bookings_area" CHECK (("bookings"."mode" = 'in_person') = ("bookings"."area_id" is not null)),
	CONSTRAINT "bookings_time" CHECK ("bookings"."ends_at" > "bookings"."starts_at"),
	CONSTRAINT "bookings_hours" CHECK (("bookings"."hourly_rate" is null) = ("bookings"."total_hours" is null)),
	CONSTRAINT "bookings_people" CHECK ("bookings"."people" between 1 and 10),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancelled_at" is not null)),
	CONSTRAINT "bookings_cancel_reason" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancel_reason" is not null)),
	CONSTRAINT "bookings_completed" CHECK ("bookings"."completed_at" is null or "bookings"."status" = 'completed'),
	CONSTRAINT "bookings_secured" CHECK ("bookings"."status" in ('awaiting_acceptance', 'cancelled') or "bookings"."authorized_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_places" ADD CONSTRAINT "booking_places_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_start_codes" ADD CONSTRAINT "booking_start_codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_card_id_service_cards_id_fk" FOREIGN KEY ("service_card_id") REFERENCES "public"."service_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_booker_id_users_id_fk" FOREIGN KEY ("booker_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_area_id_service_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."service_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_booker" ON "bookings" USING btree ("booker_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("provider_id") WHERE "bookings"."status" = 'awaiting_acceptance';
--> statement-breakpoint
-- Constraints that the table definitions cannot express: two live bookings of one provider never overlap.
ALTER TABLE booking_slots ADD CONSTRAINT booking_slots_no_overlap EXCLUDE USING gist (provider_id WITH =, occupied WITH &&);
--> statement-breakpoint
ALTER TABLE booking_slots ADD CONSTRAINT booking_slots_booking FOREIGN KEY (booking_id) REFERENCES bookings (id)
  ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE payments ADD CONSTRAINT payments_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE booking_discounts ADD CONSTRAINT booking_discounts_booking FOREIGN KEY (booking_id) REFERENCES bookings (id) ON DELETE CASCADE;
