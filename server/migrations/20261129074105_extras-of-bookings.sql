CREATE TABLE "booking_extras" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"work" numeric(12, 2) NOT NULL,
	"materials" numeric(12, 2) NOT NULL,
	"reason" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "booking_extras_outcome" CHECK ("booking_extras"."outcome" in ('added', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "booking_extras_price" CHECK (least("booking_extras"."work", "booking_extras"."materials") >= 0 and ("booking_extras"."work" + "booking_extras"."materials") * 100
        between 500 and 2000000),
	CONSTRAINT "booking_extras_reason" CHECK (length("booking_extras"."reason") <= 500),
	CONSTRAINT "booking_extras_ended" CHECK (("booking_extras"."outcome" is null) = ("booking_extras"."ended_at" is null)),
	CONSTRAINT "booking_extras_added" CHECK (coalesce("booking_extras"."outcome", '') <> 'added' or "booking_extras"."approved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "booking_extras" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "extra_charges" (
	"extra_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"rail_state" text DEFAULT 'none' NOT NULL,
	"held" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"refused" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_charges_amount" CHECK ("extra_charges"."amount" > 0),
	CONSTRAINT "extra_charges_held" CHECK (least("extra_charges"."held", "extra_charges"."refused") >= 0 and "extra_charges"."held" + "extra_charges"."refused" <= "extra_charges"."amount"),
	CONSTRAINT "extra_charges_captured" CHECK ("extra_charges"."rail_state" = 'captured' or "extra_charges"."held" + "extra_charges"."refused" = 0),
	CONSTRAINT "extra_charges_rail_state" CHECK ("extra_charges"."rail_state" in ('none', 'authorized', 'captured', 'voided'))
);
--> statement-breakpoint
ALTER TABLE "extra_charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
DROP INDEX "payment_attempts_open";--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "extra_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "extra_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD COLUMN "extra_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_extras" ADD CONSTRAINT "booking_extras_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_charges" ADD CONSTRAINT "extra_charges_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_extras_open" ON "booking_extras" USING btree ("booking_id") WHERE "booking_extras"."outcome" is null;--> statement-breakpoint
CREATE INDEX "booking_extras_booking" ON "booking_extras" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "extra_charges_booking" ON "extra_charges" USING btree ("booking_id","extra_id");--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_extra_id_extra_charges_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra_charges"("extra_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_extra_id_extra_charges_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra_charges"("extra_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD CONSTRAINT "payment_operations_extra_id_extra_charges_extra_id_fk" FOREIGN KEY ("extra_id") REFERENCES "public"."extra_charges"("extra_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open_of_extra" ON "payment_attempts" USING btree ("extra_id") WHERE "payment_attempts"."state" in ('open', 'authorized');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("booking_id") WHERE "payment_attempts"."state" in ('open', 'authorized') and "payment_attempts"."extra_id" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'extra_proposed', 'extra_withdrawn', 'job_extra_declined', 'job_extra_added', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'waitlist_free', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));