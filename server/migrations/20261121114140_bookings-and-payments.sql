CREATE TABLE "daily_revenue" (
	"date" date PRIMARY KEY NOT NULL,
	"total_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"business_revenue" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"vat_collected" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"total_jobs" integer DEFAULT 0 NOT NULL,
	"completed_jobs" integer DEFAULT 0 NOT NULL,
	"cancelled_jobs" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_revenue" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"message_en" text NOT NULL,
	"message_ar" text NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"event_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","event_key"),
	CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued'))
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "booking_discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_discounts_kind" CHECK ("booking_discounts"."kind" in ('invitation', 'credit', 'promotion')),
	CONSTRAINT "booking_discounts_amount" CHECK ("booking_discounts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "booking_discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("booking_id","cause","account"),
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('gateway', 'promotions', 'provider_pending', 'provider_payable', 'commission', 'platform_fee', 'vat')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"adapter" text NOT NULL,
	"language" text NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_attempts_state" CHECK ("payment_attempts"."state" in ('open', 'authorized', 'declined', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"subtotal" numeric(12, 2) NOT NULL,
	"platform_fee" numeric(12, 2) NOT NULL,
	"vat" numeric(12, 2) NOT NULL,
	"referral_bonus" numeric(12, 2) NOT NULL,
	"provider_commission" numeric(12, 2) NOT NULL,
	"provider_payout" numeric(12, 2) NOT NULL,
	"customer_total" numeric(12, 2) NOT NULL,
	"refund" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_operations_lines" CHECK (
  "payment_operations"."customer_total" = "payment_operations"."provider_payout" + "payment_operations"."provider_commission" + "payment_operations"."platform_fee" + "payment_operations"."vat" - "payment_operations"."referral_bonus"
  and "payment_operations"."subtotal" = "payment_operations"."provider_payout" + "payment_operations"."provider_commission"
  and least("payment_operations"."subtotal", "payment_operations"."platform_fee", "payment_operations"."vat", "payment_operations"."referral_bonus", "payment_operations"."provider_commission", "payment_operations"."provider_payout", "payment_operations"."customer_total") >= 0),
	CONSTRAINT "payment_operations_state" CHECK ("payment_operations"."state" in ('requested', 'sent', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "payment_operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"subtotal" numeric(12, 2) NOT NULL,
	"platform_fee" numeric(12, 2) NOT NULL,
	"vat" numeric(12, 2) NOT NULL,
	"referral_bonus" numeric(12, 2) NOT NULL,
	"provider_commission" numeric(12, 2) NOT NULL,
	"provider_payout" numeric(12, 2) NOT NULL,
	"customer_total" numeric(12, 2) NOT NULL,
	"platform_fee_rate" numeric(5, 4) NOT NULL,
	"vat_rate" numeric(5, 4) NOT NULL,
	"commission_rate" numeric(5, 4) NOT NULL,
	"currency" text DEFAULT 'EGP' NOT NULL,
	"rail_state" text DEFAULT 'none' NOT NULL,
	"held" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_lines" CHECK (
  "payments"."customer_total" = "payments"."provider_payout" + "payments"."provider_commission" + "payments"."platform_fee" + "payments"."vat" - "payments"."referral_bonus"
  and "payments"."subtotal" = "payments"."provider_payout" + "payments"."provider_commission"
  and least("payments"."subtotal", "payments"."platform_fee", "payments"."vat", "payments"."referral_bonus", "payments"."provider_commission", "payments"."provider_payout", "payments"."customer_total") >= 0),
	CONSTRAINT "payments_held" CHECK ("payments"."held" in (0, "payments"."customer_total")),
	CONSTRAINT "payments_rail_state" CHECK ("payments"."rail_state" in ('none', 'authorized', 'captured', 'voided'))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category_slug" text,
	"provider_id" uuid,
	"value" numeric(5, 4) NOT NULL,
	"holds_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settings_once" UNIQUE NULLS NOT DISTINCT("name","category_slug","provider_id","holds_from"),
	CONSTRAINT "settings_name" CHECK ("settings"."name" in ('platform_fee_rate', 'vat_rate', 'commission_rate')),
	CONSTRAINT "settings_value" CHECK ("settings"."value" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adapter" text NOT NULL,
	"event_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"worked_at" timestamp (3) with time zone,
	CONSTRAINT "webhooks_event" UNIQUE("adapter","event_id")
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "deadlines" (
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deadlines_kind_entity_id_pk" PRIMARY KEY("kind","entity_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_call_key_pk" PRIMARY KEY("actor_id","call","key"),
	CONSTRAINT "idempotency_keys_key" CHECK (length("idempotency_keys"."key") between 8 and 80)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stream_events" (
	"stream" text NOT NULL,
	"type" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "stream_events_stream_seq_pk" PRIMARY KEY("stream","seq")
);
--> statement-breakpoint
CREATE TABLE "stream_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stream_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stream" text NOT NULL,
	"type" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_positions" (
	"stream" text PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_weekly_hours" (
	"provider_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "provider_weekly_hours_provider_id_weekday_from_minute_pk" PRIMARY KEY("provider_id","weekday","from_minute"),
	CONSTRAINT "provider_weekly_hours_weekday" CHECK ("provider_weekly_hours"."weekday" between 0 and 6),
	CONSTRAINT "provider_weekly_hours_minutes" CHECK ("provider_weekly_hours"."from_minute" >= 0 and "provider_weekly_hours"."to_minute" > "provider_weekly_hours"."from_minute" and "provider_weekly_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "provider_weekly_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "travel_buffer_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD COLUMN "notice_minutes" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_history" ADD CONSTRAINT "booking_history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_places" ADD CONSTRAINT "booking_places_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_start_codes" ADD CONSTRAINT "booking_start_codes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_card_id_service_cards_id_fk" FOREIGN KEY ("service_card_id") REFERENCES "public"."service_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_booker_id_users_id_fk" FOREIGN KEY ("booker_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_area_id_service_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."service_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_weekly_hours" ADD CONSTRAINT "provider_weekly_hours_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_history_booking" ON "booking_history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "bookings_booker" ON "bookings" USING btree ("booker_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_provider" ON "bookings" USING btree ("provider_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("provider_id") WHERE "bookings"."status" = 'awaiting_acceptance';--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_discounts_booking" ON "booking_discounts" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("booking_id") WHERE "payment_attempts"."state" in ('open', 'authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_checkout" ON "payment_attempts" USING btree ("adapter","checkout_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_booking" ON "payment_attempts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_operations_booking" ON "payment_operations" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operations_one_sent" ON "payment_operations" USING btree ("booking_id") WHERE "payment_operations"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "deadlines_due" ON "deadlines" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "deadlines_entity" ON "deadlines" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stream_events_at" ON "stream_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "provider_profiles" ADD CONSTRAINT "provider_profiles_calendar" CHECK ("provider_profiles"."travel_buffer_minutes" between 0 and 240 and "provider_profiles"."notice_minutes" between 0 and 20160);