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
ALTER TABLE "settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_discounts_booking" ON "booking_discounts" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("booking_id") WHERE "payment_attempts"."state" in ('open', 'authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_checkout" ON "payment_attempts" USING btree ("adapter","checkout_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_booking" ON "payment_attempts" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payment_operations_booking" ON "payment_operations" USING btree ("booking_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operations_one_sent" ON "payment_operations" USING btree ("booking_id") WHERE "payment_operations"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "payments_provider" ON "payments" USING btree ("provider_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at");
