CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "text_messages_once" UNIQUE("notification_id"),
	CONSTRAINT "text_messages_failure" CHECK ("text_messages"."failure" in ('person_cap', 'total_cap', 'refused', 'no_phone', 'outdated', 'unclear')),
	CONSTRAINT "text_messages_failed" CHECK (("text_messages"."failed_at" is null) = ("text_messages"."failure" is null))
);
--> statement-breakpoint
ALTER TABLE "text_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP CONSTRAINT "account_messages_kind";--> statement-breakpoint
ALTER TABLE "auth"."sent_codes" DROP CONSTRAINT "sent_codes_purpose";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "pushed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_created" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_user" ON "text_messages" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "text_messages_unsent" ON "text_messages" USING btree ("created_at","id") WHERE "text_messages"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD CONSTRAINT "account_messages_kind" CHECK ("auth"."account_messages"."kind" in ('confirm_email', 'password_reset', 'phone_code', 'own_email_code', 'email_added', 'password_changed', 'second_factor_set_up', 'second_factor_removed', 'passkey_added', 'passkey_removed', 'google_linked', 'apple_linked', 'facebook_linked', 'google_unlinked', 'apple_unlinked', 'facebook_unlinked', 'phone_added', 'phone_removed', 'deletion_asked', 'deletion_taken_back', 'admin_granted', 'admin_removed', 'account_suspended', 'account_reinstated'));--> statement-breakpoint
ALTER TABLE "auth"."sent_codes" ADD CONSTRAINT "sent_codes_purpose" CHECK ("auth"."sent_codes"."purpose" in ('confirm_email', 'phone', 'own_email'));--> statement-breakpoint
-- Accounts made by phone begin with text messages, also those that exist already.
UPDATE "profiles" SET "notification_preferences" = "notification_preferences" || '{"text_enabled": true}'
  FROM "auth"."users" WHERE "users"."id" = "profiles"."user_id" AND "users"."email" IS NULL AND "users"."phone_number_verified";
