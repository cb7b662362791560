CREATE TABLE "chargebacks" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"from_held" numeric(12, 2) NOT NULL,
	"reason" text NOT NULL,
	"evidence_until" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"evidence_note" text,
	"ended_at" timestamp (3) with time zone,
	"bearer" text,
	"borne" numeric(12, 2),
	"decision_reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "chargebacks_state" CHECK ("chargebacks"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "chargebacks_reason" CHECK ("chargebacks"."reason" in ('not_recognised', 'not_done', 'not_as_agreed', 'other')),
	CONSTRAINT "chargebacks_bearer" CHECK ("chargebacks"."bearer" in ('provider', 'platform')),
	CONSTRAINT "chargebacks_amount" CHECK ("chargebacks"."amount" > 0 and "chargebacks"."from_held" between 0 and "chargebacks"."amount"),
	CONSTRAINT "chargebacks_ended" CHECK (("chargebacks"."state" = 'open') = ("chargebacks"."ended_at" is null)),
	CONSTRAINT "chargebacks_sent" CHECK (("chargebacks"."sent_at" is null) = ("chargebacks"."evidence_note" is null)),
	CONSTRAINT "chargebacks_note_length" CHECK ("chargebacks"."evidence_note" = '' or length("chargebacks"."evidence_note") between 3 and 2000),
	CONSTRAINT "chargebacks_decided" CHECK (num_nulls("chargebacks"."bearer", "chargebacks"."borne", "chargebacks"."decision_reason", "chargebacks"."decided_at") in (0, 4)
        and ("chargebacks"."bearer" is null or "chargebacks"."state" = 'lost')
        and "chargebacks"."borne" between 0 and "chargebacks"."amount")
);
--> statement-breakpoint
ALTER TABLE "chargebacks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_held";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_open" ON "chargebacks" USING btree ("opened_at","booking_id") WHERE "chargebacks"."state" <> 'won' and "chargebacks"."bearer" is null;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'contact', 'report', 'review_report', 'held_review', 'dispute', 'chargeback', 'payment', 'transfer', 'chat', 'webhook', 'job'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('gateway', 'promotions', 'provider_pending', 'provider_payable', 'customer_owed', 'bank', 'charged_back', 'losses', 'commission', 'platform_fee', 'vat'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken" CHECK ("payments"."taken" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held" CHECK ("payments"."held" in (0, "payments"."customer_total" - "payments"."taken"));