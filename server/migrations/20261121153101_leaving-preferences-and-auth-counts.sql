CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."auth_event_counts" (
	"slot" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_event_counts_slot_type_pk" PRIMARY KEY("slot","type"),
	CONSTRAINT "auth_event_counts_type" CHECK ("auth"."auth_event_counts"."type" in ('AUTH_ERROR', 'SIGNIN_FAILED', 'SIGNUP_FAILED', 'CONFIRMATION_EXPIRED', 'SESSION_EXPIRED', 'TOKEN_EXPIRED', 'SIGNED_IN', 'SIGNED_UP', 'TOKEN_REFRESHED', 'SIGNED_OUT'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "notification_preferences" SET DEFAULT '{"push_enabled":true,"sound_enabled":true,"selected_sound":"notification_1","email_enabled":true}'::jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_user_registered'));
--> statement-breakpoint

-- Who may touch what of it.
GRANT UPDATE (full_name, avatar_url, notification_preferences, updated_at) ON profiles TO hirfa_api;
--> statement-breakpoint
CREATE POLICY profiles_change ON profiles FOR UPDATE TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON account_deletions TO hirfa_api;
--> statement-breakpoint
CREATE POLICY account_deletions_own ON account_deletions FOR SELECT TO hirfa_api USING (user_id = actor_id());
--> statement-breakpoint
CREATE POLICY account_deletions_ask ON account_deletions FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id() AND ended_at IS NULL);
--> statement-breakpoint
CREATE POLICY account_deletions_stay ON account_deletions FOR DELETE TO hirfa_api USING (user_id = actor_id() AND ended_at IS NULL);
--> statement-breakpoint
GRANT SELECT, UPDATE (ends_at, ended_at) ON account_deletions TO hirfa_worker;
--> statement-breakpoint
CREATE POLICY worker ON account_deletions TO hirfa_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A person's copy of their data has their mails and their hours as well.
CREATE POLICY mails_own ON mails FOR SELECT TO hirfa_api USING (user_id = actor_id());
--> statement-breakpoint
GRANT SELECT ON provider_weekly_hours TO hirfa_api;
--> statement-breakpoint
CREATE POLICY provider_weekly_hours_read ON provider_weekly_hours FOR SELECT TO hirfa_api
  USING (EXISTS (SELECT 1 FROM provider_profiles WHERE id = provider_id));
--> statement-breakpoint
-- The end of an account is the worker's: words and names go, amounts stay.
GRANT UPDATE (full_name, avatar_url, notification_preferences, is_provider, admin_notified_at) ON profiles TO hirfa_worker;
--> statement-breakpoint
GRANT DELETE ON user_roles, notifications, mails TO hirfa_worker;
--> statement-breakpoint
GRANT UPDATE (address, notes) ON booking_places TO hirfa_worker;
--> statement-breakpoint
GRANT UPDATE (note) ON booking_history TO hirfa_worker;
--> statement-breakpoint
GRANT UPDATE (full_name, full_name_ar, display_name_en, display_name_ar, avatar_url, is_active, business_name, business_name_ar, skills,
  social_media_links, skill_verification_notes, bio_en, bio_ar) ON provider_profiles TO hirfa_worker;
--> statement-breakpoint
GRANT UPDATE (title_en, title_ar, is_active) ON service_cards TO hirfa_worker;
--> statement-breakpoint
GRANT SELECT, DELETE ON provider_service_areas, provider_weekly_hours, provider_dashboard_status TO hirfa_worker;
--> statement-breakpoint
CREATE POLICY worker ON provider_service_areas TO hirfa_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY worker ON provider_weekly_hours TO hirfa_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY worker ON provider_dashboard_status TO hirfa_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
-- A session that is gone is over as well.
CREATE FUNCTION session_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_over', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_gone AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION session_gone();
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.auth_event_counts TO hirfa_auth;
