CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"event_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_once" UNIQUE("user_id","event_key")
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (sent_at) ON mails TO hirfa_worker;
--> statement-breakpoint
CREATE POLICY worker ON mails TO hirfa_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON mails TO hirfa_api;
--> statement-breakpoint
CREATE POLICY mails_read ON mails FOR SELECT TO hirfa_api USING (actor_is_admin());
