CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_card_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"half_hours" integer,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"waits" boolean DEFAULT true NOT NULL,
	"turns" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	"told_start" timestamp (3) with time zone,
	CONSTRAINT "waitlist_day" UNIQUE("user_id","provider_id","day"),
	CONSTRAINT "waitlist_mode" CHECK ("waitlist"."mode" in ('in_person', 'online')),
	CONSTRAINT "waitlist_part" CHECK ("waitlist"."part" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "waitlist_half_hours" CHECK ("waitlist"."half_hours" between 2 and 24),
	CONSTRAINT "waitlist_turns" CHECK ("waitlist"."turns" between 0 and 3),
	CONSTRAINT "waitlist_told" CHECK (("waitlist"."turns" = 0) = ("waitlist"."told_at" is null) and ("waitlist"."told_at" is null) = ("waitlist"."told_start" is null)
        and ("waitlist"."waits" or "waitlist"."told_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "waitlist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist" ADD CONSTRAINT "waitlist_service_card_id_service_cards_id_fk" FOREIGN KEY ("service_card_id") REFERENCES "public"."service_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waitlist_provider" ON "waitlist" USING btree ("provider_id","ends_at");--> statement-breakpoint
CREATE INDEX "waitlist_card" ON "waitlist" USING btree ("service_card_id");--> statement-breakpoint
CREATE INDEX "waitlist_ends" ON "waitlist" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_time_proposed', 'job_time_proposed', 'booking_moved', 'job_moved', 'booking_time_kept', 'job_time_kept', 'job_problem', 'job_problem_withdrawn', 'problem_heard', 'job_problem_heard', 'problem_decided', 'job_problem_decided', 'job_charged_back', 'job_charge_back_won', 'job_charge_back_lost', 'job_charge_back_decided', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'refund_failed', 'refund_transferred', 'transfer_returned', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'waitlist_free', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));