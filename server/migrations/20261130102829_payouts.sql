CREATE TABLE "paying_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "paying_accounts_number" CHECK (case 'iban' when 'iban' then "paying_accounts"."number" ~ '^EG[0-9]{27}$' and "paying_accounts"."name" <> ''
        else "paying_accounts"."number" ~ '^\+201[0-9]{9}$' and "paying_accounts"."name" = '' end)
);
--> statement-breakpoint
ALTER TABLE "paying_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_entries" (
	"payout_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	CONSTRAINT "payout_entries_payout_id_booking_id_pk" PRIMARY KEY("payout_id","booking_id"),
	CONSTRAINT "payout_entries_amount" CHECK ("payout_entries"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payout_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"template_name" text NOT NULL,
	"payouts" integer NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_exports_number" UNIQUE("number"),
	CONSTRAINT "payout_exports_kind" CHECK ("payout_exports"."kind" in ('iban', 'wallet')),
	CONSTRAINT "payout_exports_format" CHECK ("payout_exports"."format" in ('csv', 'pain.001')),
	CONSTRAINT "payout_exports_payouts" CHECK ("payout_exports"."number" > 0 and "payout_exports"."payouts" > 0 and "payout_exports"."total" > 0)
);
--> statement-breakpoint
ALTER TABLE "payout_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_files" (
	"export_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payout_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"separator" text NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_templates_name" UNIQUE("name"),
	CONSTRAINT "payout_templates_name_length" CHECK (length("payout_templates"."name") between 1 and 60),
	CONSTRAINT "payout_templates_kind" CHECK ("payout_templates"."kind" in ('iban', 'wallet')),
	CONSTRAINT "payout_templates_separator" CHECK ("payout_templates"."separator" in ('comma', 'semicolon'))
);
--> statement-breakpoint
ALTER TABLE "payout_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"week" date NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"export_id" uuid,
	"reference" text,
	"account_kind" text,
	"account_number" text,
	"account_holder" text,
	"exported_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_week" UNIQUE("provider_id","week"),
	CONSTRAINT "payouts_reference" UNIQUE("reference"),
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('open', 'exported', 'paid', 'returned')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" >= 100.00),
	CONSTRAINT "payouts_week_begins" CHECK (extract(dow from "payouts"."week") = 0),
	CONSTRAINT "payouts_exported" CHECK (num_nulls("payouts"."export_id", "payouts"."reference", "payouts"."account_kind", "payouts"."account_number",
        "payouts"."account_holder", "payouts"."exported_at") = case "payouts"."state" when 'open' then 6 else 0 end),
	CONSTRAINT "payouts_account" CHECK (case "payouts"."account_kind" when 'iban' then "payouts"."account_number" ~ '^EG[0-9]{27}$' and "payouts"."account_holder" <> ''
        else "payouts"."account_number" ~ '^\+201[0-9]{9}$' and "payouts"."account_holder" = '' end),
	CONSTRAINT "payouts_ended" CHECK (case "payouts"."state" when 'returned' then "payouts"."returned_at" is not null
        else "payouts"."returned_at" is null and ("payouts"."state" = 'paid') = ("payouts"."paid_at" is not null) end)
);
--> statement-breakpoint
ALTER TABLE "payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_entries" ADD CONSTRAINT "payout_entries_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_files" ADD CONSTRAINT "payout_files_export_id_payout_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."payout_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_export_id_payout_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."payout_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paying_accounts_stated" ON "paying_accounts" USING btree ("stated_at");--> statement-breakpoint
CREATE INDEX "payout_entries_booking" ON "payout_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_open" ON "payouts" USING btree ("provider_id") WHERE "payouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payouts_of_state" ON "payouts" USING btree ("state","week","id");--> statement-breakpoint
CREATE INDEX "payouts_export" ON "payouts" USING btree ("export_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_earned" ON "ledger_entries" USING btree ("account","booking_id") WHERE "ledger_entries"."account" in ('provider_pending', 'provider_payable', 'payout_sent', 'bank_payouts');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'cash_questioned', 'cash_question_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'booking_charged_back', 'booking_charge_back_won', 'booking_charge_back_lost', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'extra_proposed', 'extra_withdrawn', 'job_extra_declined', 'job_extra_added', 'extra_time_taken', 'job_extra_time_taken', 'extra_released', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'package_stopped', 'job_package_stopped', 'invoice_issued', 'payout_sent', 'payout_returned', 'payout_account_changed', 'waitlist_free', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('gateway', 'promotions', 'provider_pending', 'provider_payable', 'payout_sent', 'bank_payouts', 'prepaid', 'customer_owed', 'bank', 'charged_back', 'losses', 'commission', 'platform_fee', 'vat'));--> statement-breakpoint
-- Payouts are cut from now on; each cut sets the next one.
INSERT INTO "deadlines" ("kind", "entity_id", "due_at")
SELECT 'payouts.cut', '00000000-0000-0000-0000-000000000000', '2026-11-01T00:00:00Z';
