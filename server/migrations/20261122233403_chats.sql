CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "chat_members" (
	"booking_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_members_booking_id_user_id_pk" PRIMARY KEY("booking_id","user_id"),
	CONSTRAINT "chat_members_one_of_each" UNIQUE("booking_id","part"),
	CONSTRAINT "chat_members_part" CHECK ("chat_members"."part" in ('customer', 'provider')),
	CONSTRAINT "chat_members_marks" CHECK (0 <= "chat_members"."read_seq" and "chat_members"."read_seq" <= "chat_members"."delivered_seq"),
	CONSTRAINT "chat_members_unread_count" CHECK ("chat_members"."unread_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chats" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"provider_user_id" uuid,
	"provider_id" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone,
	CONSTRAINT "chats_last_seq" CHECK ("chats"."last_seq" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_reports_once" UNIQUE("message_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "message_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid,
	"kind" text NOT NULL,
	"text" text,
	"masked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"data" jsonb,
	"search_text" text GENERATED ALWAYS AS (regexp_replace(' ' || regexp_replace(translate(regexp_replace(lower(normalize("messages"."text", nfkd)), '[\u00AD\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06ED\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), 'ٱةى', 'اهي'), '[^[:alnum:]]+', ' ', 'g'), ' (?:(?:[وفبك]?ال|لل)(?=[^ ][^ ])|و(?=[^ ][^ ][^ ]))([^ ]+)', '\& \1', 'g')) STORED,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_seq" UNIQUE("booking_id","seq"),
	CONSTRAINT "messages_number" CHECK ("messages"."seq" > 0),
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'place', 'system')),
	CONSTRAINT "messages_text" CHECK (length("messages"."text") between 1 and 2000),
	CONSTRAINT "messages_system" CHECK ("messages"."kind" <> 'system' or ("messages"."sender_id" is null and "messages"."data" is not null)),
	CONSTRAINT "messages_content" CHECK ("messages"."sender_id" is null or (("messages"."kind" = 'text') = ("messages"."text" is not null)
        and ("messages"."kind" = 'place') = ("messages"."data" is not null)))
);
--> statement-breakpoint
ALTER TABLE "messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_booking_id_chats_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."chats"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_provider_user_id_users_id_fk" FOREIGN KEY ("provider_user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_booking_id_chats_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."chats"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_booking_id_chats_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."chats"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_members_unread" ON "chat_members" USING btree ("user_id") WHERE "chat_members"."unread_count" > 0;--> statement-breakpoint
CREATE INDEX "chats_customer" ON "chats" USING btree ("customer_id","last_at","booking_id");--> statement-breakpoint
CREATE INDEX "chats_provider_user" ON "chats" USING btree ("provider_user_id","last_at","booking_id");--> statement-breakpoint
CREATE INDEX "message_reports_chat" ON "message_reports" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "message_reports_reporter" ON "message_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "message_reports_created" ON "message_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_sender" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin ("booking_id","search_text" gin_trgm_ops);--> statement-breakpoint
-- The chats of bookings that were authorized before.
INSERT INTO "chats" ("booking_id", "customer_id", "provider_user_id", "provider_id", "last_at", "opened_at", "closes_at")
SELECT "bookings"."id", "booker_id", "provider_profiles"."user_id", "provider_id", "authorized_at", "authorized_at",
	coalesce("cancelled_at", "finished_at") + interval '14 days'
FROM "bookings" JOIN "provider_profiles" ON "provider_profiles"."id" = "provider_id" WHERE "authorized_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "chats" SET "customer_id" = NULL WHERE "customer_id" IN (SELECT "user_id" FROM "account_deletions" WHERE "ended_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "chats" SET "provider_user_id" = NULL WHERE "provider_user_id" IN (SELECT "user_id" FROM "account_deletions" WHERE "ended_at" IS NOT NULL);
--> statement-breakpoint
INSERT INTO "chat_members" ("booking_id", "user_id", "part")
SELECT "booking_id", "customer_id", 'customer' FROM "chats" WHERE "customer_id" IS NOT NULL
UNION ALL SELECT "booking_id", "provider_user_id", 'provider' FROM "chats" WHERE "provider_user_id" IS NOT NULL ON CONFLICT DO NOTHING;
