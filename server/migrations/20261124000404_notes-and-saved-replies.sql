CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_replies_name" CHECK (length("saved_replies"."name") between 1 and 60),
	CONSTRAINT "saved_replies_text_en" CHECK (length("saved_replies"."text_en") between 1 and 2000),
	CONSTRAINT "saved_replies_text_ar" CHECK (length("saved_replies"."text_ar") between 1 and 2000),
	CONSTRAINT "saved_replies_version" CHECK ("saved_replies"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "saved_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_notes_text" CHECK (length("support_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "support_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_session_id_live_support_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_support_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_notes_session" ON "support_notes" USING btree ("session_id","created_at","id");--> statement-breakpoint
CREATE INDEX "support_notes_author" ON "support_notes" USING btree ("author_id");