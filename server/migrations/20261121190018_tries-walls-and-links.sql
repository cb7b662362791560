ALTER TABLE "deadlines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP CONSTRAINT "account_messages_kind";--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD COLUMN "handle_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."sent_codes" ADD COLUMN "handle_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."sent_codes" ADD COLUMN "strangers_tries_left" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD CONSTRAINT "account_messages_kind" CHECK ("auth"."account_messages"."kind" in ('confirm_email', 'password_reset', 'phone_code', 'password_changed', 'second_factor_set_up', 'second_factor_removed', 'passkey_added', 'passkey_removed', 'google_linked', 'apple_linked', 'facebook_linked', 'deletion_asked', 'deletion_taken_back'));--> statement-breakpoint

-- People set what the clock has to do for their own account and their own bookings.
CREATE POLICY deadlines_own ON deadlines TO hirfa_api
  USING (CASE WHEN kind = 'account.end' THEN entity_id = actor_id() ELSE kind LIKE 'booking.%' AND is_own_booking(entity_id) END)
  WITH CHECK (CASE WHEN kind = 'account.end' THEN entity_id = actor_id() ELSE kind LIKE 'booking.%' AND is_own_booking(entity_id) END);
--> statement-breakpoint
CREATE POLICY worker ON deadlines TO hirfa_worker USING (true) WITH CHECK (true);
--> statement-breakpoint

-- Also where the role does not count in the session, which then sees no other admin.
CREATE FUNCTION actor_is_last_admin() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public
AS $$ SELECT count(*) = 1 AND bool_and(user_id = actor_id()) FROM user_roles WHERE role = 'admin' $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION actor_is_last_admin() TO hirfa_api;
