CREATE TABLE "booking_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"by_part" text NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"chosen_at" timestamp (3) with time zone,
	CONSTRAINT "booking_proposals_by_part" CHECK ("booking_proposals"."by_part" in ('customer', 'provider')),
	CONSTRAINT "booking_proposals_outcome" CHECK ("booking_proposals"."outcome" in ('accepted', 'declined', 'withdrawn', 'expired', 'superseded')),
	CONSTRAINT "booking_proposals_times" CHECK (cardinality("booking_proposals"."times") between 1 and 3),
	CONSTRAINT "booking_proposals_decided" CHECK (("booking_proposals"."outcome" is null) = ("booking_proposals"."decided_at" is null)),
	CONSTRAINT "booking_proposals_chosen" CHECK ((coalesce("booking_proposals"."outcome", '') = 'accepted') = ("booking_proposals"."chosen_at" is not null)
        and ("booking_proposals"."chosen_at" is null or "booking_proposals"."chosen_at" = any ("booking_proposals"."times")))
);
--> statement-breakpoint
ALTER TABLE "booking_proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "booking_history" ADD COLUMN "from_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_history" ADD COLUMN "to_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "free_until_at_most" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "proposal_by" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "proposal_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking_proposals" ADD CONSTRAINT "booking_proposals_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_proposals_open" ON "booking_proposals" USING btree ("booking_id") WHERE "booking_proposals"."outcome" is null;--> statement-breakpoint
CREATE INDEX "booking_proposals_booking" ON "booking_proposals" USING btree ("booking_id","id");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_proposal_by" CHECK ("bookings"."proposal_by" in ('customer', 'provider'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_proposal" CHECK (("bookings"."proposal_by" is null) = ("bookings"."proposal_until" is null));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));