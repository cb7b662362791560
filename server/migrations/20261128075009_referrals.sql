CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"balance" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"owed" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance" >= 0),
	CONSTRAINT "credit_accounts_owed" CHECK ("credit_accounts"."owed" >= 0 and ("credit_accounts"."owed" = 0 or "credit_accounts"."balance" = 0))
);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('earned', 'spent', 'returned', 'reversed', 'owed')),
	CONSTRAINT "credit_entries_amount" CHECK (case when "credit_entries"."kind" in ('earned', 'returned') then "credit_entries"."amount" > 0 else "credit_entries"."amount" < 0 end)
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"invited_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"state" text NOT NULL,
	"refused_for" text,
	"booking_id" uuid,
	"amount" numeric(12, 2),
	"bound_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('bound', 'reserved', 'earned', 'reversed', 'refused')),
	CONSTRAINT "invitations_refused_for" CHECK ("invitations"."refused_for" in ('oneself', 'not_new', 'same_device', 'device_of_others', 'same_instrument', 'throwaway_mail', 'ring')),
	CONSTRAINT "invitations_refused_reason" CHECK (("invitations"."state" = 'refused') = ("invitations"."refused_for" is not null)),
	CONSTRAINT "invitations_used" CHECK (case "invitations"."state" when 'bound' then num_nonnulls("invitations"."booking_id", "invitations"."amount") = 0
        when 'refused' then true else num_nonnulls("invitations"."booking_id", "invitations"."amount") = 2 end),
	CONSTRAINT "invitations_amount" CHECK ("invitations"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invite_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "invite_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"is_public" boolean NOT NULL,
	"percent" numeric(5, 4),
	"flat" numeric(12, 2),
	"minimum" numeric(12, 2) NOT NULL,
	"maximum" numeric(12, 2),
	"uses_per_person" integer,
	"uses_in_total" integer,
	"budget" numeric(12, 2),
	"category_slug" text,
	"provider_type" text,
	"is_first_booking_only" boolean NOT NULL,
	"stands_together" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"used" integer DEFAULT 0 NOT NULL,
	"spent" numeric(12, 2) DEFAULT '0.00' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_codes_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_codes_code" CHECK ("promotion_codes"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "promotion_codes_gives" CHECK (num_nonnulls("promotion_codes"."percent", "promotion_codes"."flat") = 1),
	CONSTRAINT "promotion_codes_percent" CHECK ("promotion_codes"."percent" > 0 and "promotion_codes"."percent" <= 1),
	CONSTRAINT "promotion_codes_flat" CHECK ("promotion_codes"."flat" > 0),
	CONSTRAINT "promotion_codes_limits" CHECK (least("promotion_codes"."maximum", "promotion_codes"."budget") > 0 and "promotion_codes"."minimum" >= 0),
	CONSTRAINT "promotion_codes_uses" CHECK (least("promotion_codes"."uses_per_person", "promotion_codes"."uses_in_total") > 0),
	CONSTRAINT "promotion_codes_used" CHECK ("promotion_codes"."used" between 0 and coalesce("promotion_codes"."uses_in_total", "promotion_codes"."used")),
	CONSTRAINT "promotion_codes_spent" CHECK ("promotion_codes"."spent" between 0 and coalesce("promotion_codes"."budget", "promotion_codes"."spent")),
	CONSTRAINT "promotion_codes_dates" CHECK ("promotion_codes"."ends_at" > "promotion_codes"."starts_at"),
	CONSTRAINT "promotion_codes_provider_type" CHECK ("promotion_codes"."provider_type" in ('community', 'trusted_essential'))
);
--> statement-breakpoint
ALTER TABLE "promotion_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"promotion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" numeric(12, 2) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "promotion_uses_amount" CHECK ("promotion_uses"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "promotion_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "referral_amounts" (
	"holds_from" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"referral_flat_egp" numeric(12, 2) NOT NULL,
	CONSTRAINT "referral_amounts_amount" CHECK ("referral_amounts"."referral_flat_egp" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "referral_amounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "referral_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "referral_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "throwaway_mail_domains" (
	"domain" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "throwaway_mail_domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_credit_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."credit_accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_codes" ADD CONSTRAINT "promotion_codes_category_slug_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_promotion_id_promotion_codes_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_devices" ADD CONSTRAINT "referral_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "credit_entries_booking" ON "credit_entries" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id","bound_at","invited_id");--> statement-breakpoint
CREATE INDEX "invitations_booking" ON "invitations" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "invitations_refused" ON "invitations" USING btree ("changed_at","invited_id") WHERE "invitations"."state" = 'refused';--> statement-breakpoint
CREATE INDEX "promotion_codes_created" ON "promotion_codes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "promotion_codes_category" ON "promotion_codes" USING btree ("category_slug");--> statement-breakpoint
CREATE INDEX "promotion_uses_person" ON "promotion_uses" USING btree ("promotion_id","user_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_user" ON "promotion_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_devices_device" ON "referral_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "referral_devices_seen" ON "referral_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_instrument" ON "payment_attempts" USING btree ("instrument") WHERE "payment_attempts"."instrument" is not null;--> statement-breakpoint
INSERT INTO referral_amounts (holds_from, referral_flat_egp) VALUES ('2026-01-01T00:00:00Z', 50.00);--> statement-breakpoint
INSERT INTO throwaway_mail_domains (domain) VALUES
  ('10minutemail.com'), ('dispostable.com'), ('emailondeck.com'), ('fakeinbox.com'), ('getnada.com'),
  ('guerrillamail.com'), ('guerrillamail.info'), ('inboxkitten.com'), ('mail-temp.com'), ('mailcatch.com'),
  ('maildrop.cc'), ('mailinator.com'), ('mailnesia.com'), ('minuteinbox.com'), ('mintemail.com'), ('moakt.com'),
  ('mohmal.com'), ('nada.email'), ('sharklasers.com'), ('spamgourmet.com'), ('temp-mail.org'), ('tempmail.com'),
  ('tempmailo.com'), ('throwawaymail.com'), ('trashmail.com'), ('yopmail.com');
