CREATE TABLE "package_dates" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"package_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "package_dates_number" UNIQUE("package_id","number"),
	CONSTRAINT "package_dates_number_least" CHECK ("package_dates"."number" >= 1),
	CONSTRAINT "package_dates_time" CHECK ("package_dates"."ends_at" > "package_dates"."starts_at"),
	CONSTRAINT "package_dates_first" CHECK (("package_dates"."number" = 1) = ("package_dates"."booking_id" = "package_dates"."package_id"))
);
--> statement-breakpoint
ALTER TABLE "package_dates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subtotal" numeric(12, 2) NOT NULL,
	"platform_fee" numeric(12, 2) NOT NULL,
	"vat" numeric(12, 2) NOT NULL,
	"provider_commission" numeric(12, 2) NOT NULL,
	"provider_payout" numeric(12, 2) NOT NULL,
	"customer_total" numeric(12, 2) NOT NULL,
	"began_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "packages_kind" CHECK ("packages"."kind" in ('monthly', 'yearly')),
	CONSTRAINT "packages_stopped" CHECK ("packages"."stopped_at" is null or "packages"."began_at" is not null),
	CONSTRAINT "packages_lines" CHECK ("packages"."subtotal" = "packages"."provider_payout" + "packages"."provider_commission"
        and "packages"."customer_total" = "packages"."subtotal" + "packages"."platform_fee" + "packages"."vat"
        and least("packages"."subtotal", "packages"."platform_fee", "packages"."vat", "packages"."provider_commission",
          "packages"."provider_payout") >= 0)
);
--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "package_dates" ADD CONSTRAINT "package_dates_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_id_bookings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_package_id_bookings_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_package_id_payments_booking_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_package" ON "bookings" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "payments_package" ON "payments" USING btree ("package_id") WHERE "payments"."package_id" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'extra_proposed', 'extra_withdrawn', 'job_extra_declined', 'job_extra_added', 'extra_time_taken', 'job_extra_time_taken', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'package_stopped', 'job_package_stopped', 'waitlist_free', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
-- A package takes all of its slots before it has all of its bookings: a trigger of the rules refuses others.
ALTER TABLE "booking_slots" DROP CONSTRAINT "booking_slots_booking";