CREATE TABLE "owed_refunds" (
	"operation_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone,
	"given_at" timestamp (3) with time zone,
	"reference" text,
	"returned_at" timestamp (3) with time zone,
	"return_reason" text,
	CONSTRAINT "owed_refunds_state" CHECK ("owed_refunds"."state" in ('open', 'credited', 'transfer_asked', 'transferred')),
	CONSTRAINT "owed_refunds_amount" CHECK ("owed_refunds"."amount" > 0),
	CONSTRAINT "owed_refunds_chosen" CHECK (("owed_refunds"."state" = 'open') = ("owed_refunds"."chosen_at" is null)),
	CONSTRAINT "owed_refunds_given" CHECK (("owed_refunds"."state" in ('credited', 'transferred')) = ("owed_refunds"."given_at" is not null)),
	CONSTRAINT "owed_refunds_reference" CHECK (("owed_refunds"."state" = 'transferred') = ("owed_refunds"."reference" is not null)),
	CONSTRAINT "owed_refunds_reference_length" CHECK (length("owed_refunds"."reference") between 3 and 60),
	CONSTRAINT "owed_refunds_returned" CHECK (("owed_refunds"."returned_at" is null) = ("owed_refunds"."return_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "owed_refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "refund_accounts" (
	"operation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"given_at" timestamp (3) with time zone,
	CONSTRAINT "refund_accounts_kind" CHECK ("refund_accounts"."kind" in ('iban', 'wallet')),
	CONSTRAINT "refund_accounts_number" CHECK (case "refund_accounts"."kind" when 'iban' then "refund_accounts"."number" ~ '^EG[0-9]{27}$' and "refund_accounts"."holder" <> ''
        else "refund_accounts"."number" ~ '^\+201[0-9]{9}$' and "refund_accounts"."holder" = '' end)
);
--> statement-breakpoint
ALTER TABLE "refund_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount";--> statement-breakpoint
ALTER TABLE "payment_operations" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refused" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_operation_id_payment_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."payment_operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_operation_id_owed_refunds_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."owed_refunds"("operation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owed_refunds_booking" ON "owed_refunds" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "owed_refunds_user" ON "owed_refunds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "owed_refunds_to_transfer" ON "owed_refunds" USING btree ("chosen_at","operation_id") WHERE "owed_refunds"."state" = 'transfer_asked';--> statement-breakpoint
CREATE INDEX "refund_accounts_user" ON "refund_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refund_accounts_given" ON "refund_accounts" USING btree ("given_at");--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'contact', 'report', 'review_report', 'held_review', 'dispute', 'payment', 'transfer', 'chat', 'webhook', 'job'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('gateway', 'promotions', 'provider_pending', 'provider_payable', 'customer_owed', 'bank', 'commission', 'platform_fee', 'vat'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refused" CHECK ("payments"."refused" >= 0);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('earned', 'spent', 'returned', 'reversed', 'owed', 'refunded'));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK (case when "credit_entries"."kind" in ('earned', 'returned', 'refunded') then "credit_entries"."amount" > 0 else "credit_entries"."amount" < 0 end);