CREATE TABLE "booking_disputes" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer_until" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"decision_reason" text,
	"subtotal" numeric(12, 2),
	"refund" numeric(12, 2),
	CONSTRAINT "booking_disputes_reason" CHECK ("booking_disputes"."reason" in ('not_done', 'not_as_agreed', 'damage', 'left_early', 'other_price', 'behaviour', 'was_there', 'other')),
	CONSTRAINT "booking_disputes_outcome" CHECK ("booking_disputes"."outcome" in ('decided', 'given_back', 'withdrawn', 'superseded')),
	CONSTRAINT "booking_disputes_text" CHECK (length("booking_disputes"."text") <= 1000),
	CONSTRAINT "booking_disputes_answered" CHECK (("booking_disputes"."answer" is null) = ("booking_disputes"."answered_at" is null)),
	CONSTRAINT "booking_disputes_heard" CHECK ("booking_disputes"."answered_at" is null or "booking_disputes"."heard_at" is not null),
	CONSTRAINT "booking_disputes_ended" CHECK (("booking_disputes"."outcome" is null) = ("booking_disputes"."ended_at" is null)),
	CONSTRAINT "booking_disputes_decided" CHECK ((coalesce("booking_disputes"."outcome", '') = 'decided') = ("booking_disputes"."decision_reason" is not null)
        and (coalesce("booking_disputes"."outcome", '') <> 'decided' or "booking_disputes"."heard_at" is not null)),
	CONSTRAINT "booking_disputes_lines" CHECK ((coalesce("booking_disputes"."outcome", '') in ('decided', 'given_back')) = ("booking_disputes"."subtotal" is not null)
        and ("booking_disputes"."subtotal" is null) = ("booking_disputes"."refund" is null)
        and (coalesce("booking_disputes"."outcome", '') <> 'given_back' or "booking_disputes"."subtotal" = 0))
);
--> statement-breakpoint
ALTER TABLE "booking_disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "disputed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "dispute_answer_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "dispute_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_disputes" ADD CONSTRAINT "booking_disputes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_disputes_waiting" ON "booking_disputes" USING btree ("heard_at","booking_id") WHERE "booking_disputes"."outcome" is null and "booking_disputes"."heard_at" is not null;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'contact', 'report', 'review_report', 'held_review', 'dispute', 'payment', 'chat', 'webhook', 'job'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_dispute" CHECK (("bookings"."disputed_at" is not null or "bookings"."dispute_ended_at" is null)
        and ("bookings"."dispute_answer_until" is null
          or "bookings"."disputed_at" is not null and "bookings"."dispute_ended_at" is null)
        and ("bookings"."completed_at" is null or "bookings"."disputed_at" is null or "bookings"."dispute_ended_at" is not null));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));