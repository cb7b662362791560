CREATE TABLE "auth"."account_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "account_messages_channel" CHECK ("auth"."account_messages"."channel" in ('mail', 'sms')),
	CONSTRAINT "account_messages_erased" CHECK ("auth"."account_messages"."sent_at" is null or "auth"."account_messages"."text" is null)
);
--> statement-breakpoint
CREATE TABLE "auth"."one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"sign_up_id" uuid,
	"code_hash" text NOT NULL,
	"code_challenge" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_codes_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "one_time_codes_kind" CHECK ("auth"."one_time_codes"."kind" in ('signup', 'reset', 'oauth')),
	CONSTRAINT "one_time_codes_for" CHECK (num_nonnulls("auth"."one_time_codes"."user_id", "auth"."one_time_codes"."sign_up_id") = 1),
	CONSTRAINT "one_time_codes_bound" CHECK (("auth"."one_time_codes"."kind" = 'oauth') = ("auth"."one_time_codes"."code_challenge" is not null))
);
--> statement-breakpoint
CREATE TABLE "auth"."passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limits" (
	"limit_name" text NOT NULL,
	"subject_hash" text NOT NULL,
	"taken_at" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_limit_name_subject_hash_pk" PRIMARY KEY("limit_name","subject_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."sent_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sent_codes_purpose" CHECK ("auth"."sent_codes"."purpose" in ('confirm_email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "auth"."sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"handle_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ups_handle_hash_unique" UNIQUE("handle_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "phone_number_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."one_time_codes" ADD CONSTRAINT "one_time_codes_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "auth"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_messages_expiry" ON "auth"."account_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "auth"."one_time_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_sign_up" ON "auth"."one_time_codes" USING btree ("sign_up_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "auth"."one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "auth"."passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "auth"."rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sent_codes_recipient" ON "auth"."sent_codes" USING btree ("purpose","recipient");--> statement-breakpoint
CREATE INDEX "sent_codes_expiry" ON "auth"."sent_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "auth"."sign_ups" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_ups_expiry" ON "auth"."sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "two_factors_user" ON "auth"."two_factors" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number");--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_reachable" CHECK (num_nonnulls("auth"."users"."email", "auth"."users"."phone_number") > 0);--> statement-breakpoint
-- Identities stay with the auth login alone, which may also ask for the jobs that send its messages.
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.account_messages, auth.one_time_codes, auth.passkeys, auth.rate_limits, auth.sent_codes,
  auth.sign_ups, auth.two_factors TO hirfa_auth;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO hirfa_auth;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION ask_for_job(text, json, text) TO hirfa_auth;
