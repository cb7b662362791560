CREATE TABLE "account_suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_suspensions_reason" CHECK ("account_suspensions"."reason" in ('fraud', 'abuse', 'outside_payment', 'false_identity', 'rules')),
	CONSTRAINT "account_suspensions_words" CHECK (length("account_suspensions"."words") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "account_suspensions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP CONSTRAINT "account_messages_kind";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(' ' || regexp_replace(translate(regexp_replace(lower(normalize("profiles"."full_name", nfkd)), '[\u00AD\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), 'ٱةى', 'اهي'), '[^[:alnum:]]+', ' ', 'g'), ' (?:(?:[وفبك]?ال|لل)(?=[^ ][^ ])|و(?=[^ ][^ ][^ ]))([^ ]+)', '\& \1', 'g')) STORED;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_created" ON "profiles" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_log_type" ON "audit_log" USING btree ("entity_type","at");--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD CONSTRAINT "account_messages_kind" CHECK ("auth"."account_messages"."kind" in ('confirm_email', 'password_reset', 'phone_code', 'password_changed', 'second_factor_set_up', 'second_factor_removed', 'passkey_added', 'passkey_removed', 'google_linked', 'apple_linked', 'facebook_linked', 'google_unlinked', 'apple_unlinked', 'facebook_unlinked', 'phone_added', 'phone_removed', 'deletion_asked', 'deletion_taken_back', 'admin_granted', 'admin_removed', 'account_suspended', 'account_reinstated'));