CREATE TABLE "invoice_series" (
	"issuer" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "invoice_series_issuer_kind_year_pk" PRIMARY KEY("issuer","kind","year"),
	CONSTRAINT "invoice_series_kind" CHECK ("invoice_series"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoice_series_number" CHECK ("invoice_series"."last_number" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"step" integer NOT NULL,
	"corrects_id" uuid,
	"issuer" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"provider_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"issuer_name_en" text NOT NULL,
	"issuer_name_ar" text NOT NULL,
	"issuer_address_en" text NOT NULL,
	"issuer_address_ar" text NOT NULL,
	"issuer_tax_number" text,
	"receiver_name_en" text NOT NULL,
	"receiver_name_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"supplied_at" timestamp (3) with time zone NOT NULL,
	"net" numeric(12, 2) NOT NULL,
	"vat_rate" numeric(5, 4) NOT NULL,
	"vat" numeric(12, 2) NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"discount" numeric(12, 2) NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_once" UNIQUE("booking_id","subject","step"),
	CONSTRAINT "invoices_number" UNIQUE("issuer","kind","year","number"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_subject" CHECK ("invoices"."subject" in ('service', 'platform_fee', 'commission')),
	CONSTRAINT "invoices_step" CHECK ("invoices"."step" > 0 and ("invoices"."step" > 1 or "invoices"."kind" = 'invoice')),
	CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects_id" is not null)),
	CONSTRAINT "invoices_issuer" CHECK ("invoices"."issuer" = case "invoices"."subject" when 'service' then "invoices"."provider_id"::text
        else 'platform' end),
	CONSTRAINT "invoices_numbered" CHECK ("invoices"."number" > 0),
	CONSTRAINT "invoices_tax_number" CHECK ("invoices"."issuer_tax_number" ~ '^[0-9]{9}$'),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total" = "invoices"."net" + "invoices"."vat" and "invoices"."total" > 0
        and least("invoices"."net", "invoices"."vat", "invoices"."discount") >= 0 and "invoices"."discount" <= "invoices"."total"),
	CONSTRAINT "invoices_vat" CHECK ("invoices"."vat_rate" between 0 and 1 and ("invoices"."vat_rate" > 0 or "invoices"."vat" = 0))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_payer" ON "invoices" USING btree ("payer_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_provider" ON "invoices" USING btree ("provider_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id") WHERE "invoices"."corrects_id" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'booking_charged_back', 'booking_charge_back_won', 'booking_charge_back_lost', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'extra_proposed', 'extra_withdrawn', 'job_extra_declined', 'job_extra_added', 'extra_time_taken', 'job_extra_time_taken', 'extra_released', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'package_stopped', 'job_package_stopped', 'invoice_issued', 'waitlist_free', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));