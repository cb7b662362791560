CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."account_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"sign_up_id" uuid,
	"handle_hash" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "account_messages_kind" CHECK ("auth"."account_messages"."kind" in ('confirm_email', 'password_reset', 'phone_code', 'password_changed', 'second_factor_set_up', 'second_factor_removed', 'passkey_added', 'passkey_removed', 'google_linked', 'apple_linked', 'facebook_linked', 'google_unlinked', 'apple_unlinked', 'facebook_unlinked', 'deletion_asked', 'deletion_taken_back'))
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"sign_up_id" uuid,
	"message_id" uuid,
	"code_hash" text NOT NULL,
	"code_challenge" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "one_time_codes_kind" CHECK ("auth"."one_time_codes"."kind" in ('signup', 'reset', 'oauth', 'undo')),
	CONSTRAINT "one_time_codes_for" CHECK (num_nonnulls("auth"."one_time_codes"."user_id", "auth"."one_time_codes"."sign_up_id") = 1),
	CONSTRAINT "one_time_codes_bound" CHECK (("auth"."one_time_codes"."kind" = 'oauth') = ("auth"."one_time_codes"."code_challenge" is not null)),
	CONSTRAINT "one_time_codes_undo" CHECK (("auth"."one_time_codes"."kind" = 'undo') = ("auth"."one_time_codes"."message_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "auth"."sent_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"handle_hash" text,
	"tries_left" integer NOT NULL,
	"strangers_tries_left" integer DEFAULT 3 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_codes_purpose" CHECK ("auth"."sent_codes"."purpose" in ('confirm_email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "auth"."passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_hash" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" bigint NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"aaguid" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"idle_until" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	"absolute_until" timestamp (3) with time zone,
	"salt" uuid DEFAULT gen_random_uuid() NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"confirmed_generation" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"second_factor_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_unique" UNIQUE("token"),
	CONSTRAINT "sessions_generations" CHECK ("auth"."sessions"."confirmed_generation" between 0 and "auth"."sessions"."generation")
);
--> statement-breakpoint
CREATE TABLE "auth"."auth_event_counts" (
	"slot" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_event_counts_slot_type_pk" PRIMARY KEY("slot","type"),
	CONSTRAINT "auth_event_counts_type" CHECK ("auth"."auth_event_counts"."type" in ('AUTH_ERROR', 'SIGNIN_FAILED', 'SIGNUP_FAILED', 'CONFIRMATION_EXPIRED', 'SESSION_EXPIRED', 'TOKEN_EXPIRED', 'SIGNED_IN', 'SIGNED_UP', 'TOKEN_REFRESHED', 'SIGNED_OUT'))
);
--> statement-breakpoint
CREATE TABLE "auth"."credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"avatar_url" text DEFAULT '' NOT NULL,
	"is_provider" boolean DEFAULT false NOT NULL,
	"notification_preferences" jsonb DEFAULT '{"push_enabled":true,"sound_enabled":true,"selected_sound":"notification_1","email_enabled":true}'::jsonb NOT NULL,
	"admin_notified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"limit_name" text NOT NULL,
	"subject_hash" text NOT NULL,
	"taken_at" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_limit_name_subject_hash_pk" PRIMARY KEY("limit_name","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password" text,
	"oauth_provider" text,
	"oauth_subject" text,
	"handle_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ups_handle_hash_unique" UNIQUE("handle_hash"),
	CONSTRAINT "sign_ups_method" CHECK (num_nonnulls("auth"."sign_ups"."password", "auth"."sign_ups"."oauth_subject") = 1 and ("auth"."sign_ups"."oauth_provider" is null) = ("auth"."sign_ups"."oauth_subject" is null))
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_number" text,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_reachable" CHECK (num_nonnulls("auth"."users"."email", "auth"."users"."phone_number") > 0)
);
--> statement-breakpoint
CREATE TABLE "auth"."verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD CONSTRAINT "account_messages_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "auth"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_codes" ADD CONSTRAINT "one_time_codes_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "auth"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_codes" ADD CONSTRAINT "one_time_codes_message_id_account_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "auth"."account_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_messages_expiry" ON "auth"."account_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_messages_sign_up" ON "auth"."account_messages" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "auth"."one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_sign_up" ON "auth"."one_time_codes" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_message" ON "auth"."one_time_codes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "auth"."one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sent_codes_recipient" ON "auth"."sent_codes" USING btree ("purpose","recipient");--> statement-breakpoint
CREATE INDEX "sent_codes_expiry" ON "auth"."sent_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "auth"."passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "auth"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "auth"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "auth"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_account" ON "auth"."credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "auth"."credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "auth"."rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "auth"."sign_ups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_expiry" ON "auth"."sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "auth"."verifications" USING btree ("identifier");
