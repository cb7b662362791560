CREATE TABLE "live_support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_type" text NOT NULL,
	"sender_id" uuid,
	"message" text,
	"line" text,
	"answers_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_support_messages_seq" UNIQUE("session_id","seq"),
	CONSTRAINT "live_support_messages_number" CHECK ("live_support_messages"."seq" > 0),
	CONSTRAINT "live_support_messages_sender_type" CHECK ("live_support_messages"."sender_type" in ('user', 'admin', 'system')),
	CONSTRAINT "live_support_messages_line" CHECK ("live_support_messages"."line" in ('greeting', 'outside_hours')),
	CONSTRAINT "live_support_messages_message" CHECK (length("live_support_messages"."message") between 1 and 2000),
	CONSTRAINT "live_support_messages_content" CHECK (case "live_support_messages"."sender_type"
        when 'system' then "live_support_messages"."line" is not null and "live_support_messages"."message" is null and "live_support_messages"."sender_id" is null
        when 'user' then "live_support_messages"."line" is null and ("live_support_messages"."message" is null) = ("live_support_messages"."sender_id" is null)
        else "live_support_messages"."line" is null and ("live_support_messages"."message" is not null or "live_support_messages"."sender_id" is null) end),
	CONSTRAINT "live_support_messages_answers_at" CHECK (("live_support_messages"."answers_at" is not null) = (coalesce("live_support_messages"."line", '') = 'outside_hours'))
);
--> statement-breakpoint
ALTER TABLE "live_support_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "live_support_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"booking_id" uuid,
	"taken_by" uuid,
	"taken_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "live_support_sessions_status" CHECK ("live_support_sessions"."status" in ('active', 'ended')),
	CONSTRAINT "live_support_sessions_language" CHECK ("live_support_sessions"."language" in ('en', 'ar')),
	CONSTRAINT "live_support_sessions_last_seq" CHECK ("live_support_sessions"."last_seq" >= 0),
	CONSTRAINT "live_support_sessions_ended" CHECK (("live_support_sessions"."status" = 'ended') = ("live_support_sessions"."ended_at" is not null)),
	CONSTRAINT "live_support_sessions_of" CHECK ("live_support_sessions"."user_id" is not null or "live_support_sessions"."status" = 'ended'),
	CONSTRAINT "live_support_sessions_taken" CHECK ("live_support_sessions"."taken_by" is null or "live_support_sessions"."taken_at" is not null),
	CONSTRAINT "live_support_sessions_resolved" CHECK ("live_support_sessions"."resolved_at" is null or "live_support_sessions"."waiting_since" is null)
);
--> statement-breakpoint
ALTER TABLE "live_support_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holds_from" timestamp (3) with time zone NOT NULL,
	"weekdays" integer[] NOT NULL,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	CONSTRAINT "support_hours_once" UNIQUE("holds_from"),
	CONSTRAINT "support_hours_weekdays" CHECK (cardinality("support_hours"."weekdays") > 0 and "support_hours"."weekdays" <@ array[0, 1, 2, 3, 4, 5, 6]),
	CONSTRAINT "support_hours_minutes" CHECK (0 <= "support_hours"."from_minute" and "support_hours"."from_minute" < "support_hours"."to_minute" and "support_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "support_hours" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "live_support_messages" ADD CONSTRAINT "live_support_messages_session_id_live_support_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_support_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_support_messages" ADD CONSTRAINT "live_support_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_support_sessions" ADD CONSTRAINT "live_support_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_support_sessions" ADD CONSTRAINT "live_support_sessions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_support_sessions" ADD CONSTRAINT "live_support_sessions_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_support_messages_told" ON "live_support_messages" USING btree ("session_id","seq") WHERE "live_support_messages"."answers_at" is not null;--> statement-breakpoint
CREATE INDEX "live_support_messages_sender" ON "live_support_messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_support_sessions_one_active" ON "live_support_sessions" USING btree ("user_id") WHERE "live_support_sessions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "live_support_sessions_person" ON "live_support_sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "live_support_sessions_waiting" ON "live_support_sessions" USING btree ("waiting_since","id") WHERE "live_support_sessions"."status" = 'active' and "live_support_sessions"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "live_support_sessions_active" ON "live_support_sessions" USING btree ("created_at","id") WHERE "live_support_sessions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "live_support_sessions_taken" ON "live_support_sessions" USING btree ("taken_by","created_at","id") WHERE "live_support_sessions"."status" = 'active';--> statement-breakpoint
CREATE INDEX "live_support_sessions_booking" ON "live_support_sessions" USING btree ("booking_id");