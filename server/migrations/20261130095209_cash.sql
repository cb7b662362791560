CREATE TABLE "cash_limits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"holds_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cash_limits_once" UNIQUE("holds_from"),
	CONSTRAINT "cash_limits_amount" CHECK ("cash_limits"."amount" = 0 or "cash_limits"."amount" between 50.00
        and 10000.00)
);
--> statement-breakpoint
ALTER TABLE "cash_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_takers" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_takers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "booking_disputes" DROP CONSTRAINT "booking_disputes_reason";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "booking_disputes" ADD COLUMN "paid_in_cash" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "disputed_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD COLUMN "collected" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "collected" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "cash_takers" ADD CONSTRAINT "cash_takers_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_disputes" ADD CONSTRAINT "booking_disputes_cash" CHECK (("booking_disputes"."reason" = 'cash') = ("booking_disputes"."paid_in_cash" is not null));--> statement-breakpoint
ALTER TABLE "booking_disputes" ADD CONSTRAINT "booking_disputes_reason" CHECK ("booking_disputes"."reason" in ('not_done', 'not_as_agreed', 'damage', 'left_early', 'other_price', 'cash', 'behaviour', 'was_there', 'other'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cash" CHECK (not "bookings"."is_cash" or ("bookings"."package_id" is null and "bookings"."second_visit_of" is null));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_disputed_by" CHECK ("bookings"."disputed_by" in ('customer', 'provider'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reported_by_provider" CHECK (coalesce("bookings"."disputed_by", 'customer') = 'customer' or "bookings"."is_cash");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reported" CHECK ("bookings"."disputed_by" is null or "bookings"."disputed_at" is not null);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'cash_questioned', 'cash_question_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'booking_charged_back', 'booking_charge_back_won', 'booking_charge_back_lost', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'extra_proposed', 'extra_withdrawn', 'job_extra_declined', 'job_extra_added', 'extra_time_taken', 'job_extra_time_taken', 'extra_released', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'package_stopped', 'job_package_stopped', 'invoice_issued', 'waitlist_free', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_collected" CHECK ("payment_operations"."collected" >= "payment_operations"."customer_total");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cash" CHECK (not "payments"."is_cash" or ("payments"."held" = 0 and "payments"."taken" = 0 and "payments"."rail_state" <> 'charged'
      and "payments"."package_id" is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_collected" CHECK ("payments"."collected" is null or ("payments"."is_cash" and "payments"."collected" >= 0));