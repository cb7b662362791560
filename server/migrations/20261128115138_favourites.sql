CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"waits" boolean,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "favourites_user_id_provider_id_pk" PRIMARY KEY("user_id","provider_id"),
	CONSTRAINT "favourites_told" CHECK (("favourites"."waits" is null) = ("favourites"."told_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "favourites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_saved" ON "favourites" USING btree ("user_id","saved_at","provider_id");--> statement-breakpoint
CREATE INDEX "favourites_provider" ON "favourites" USING btree ("provider_id","waits");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'referral_earned', 'referral_reversed', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'favourite_free', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));