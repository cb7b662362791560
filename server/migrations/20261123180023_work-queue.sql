CREATE TABLE "queue_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"decided_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"takes_effect_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "queue_decisions_once" UNIQUE("entity_id"),
	CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change'))
);
--> statement-breakpoint
ALTER TABLE "queue_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_decisions_admin" ON "queue_decisions" USING btree ("decided_by","takes_effect_at");--> statement-breakpoint
CREATE INDEX "provider_change_requests_waiting" ON "provider_change_requests" USING btree ("created_at","id") WHERE "provider_change_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "provider_profiles_waiting" ON "provider_profiles" USING btree (coalesce("sent_at", "created_at"),"id") WHERE "provider_profiles"."verification_status" = 'pending' and "provider_profiles"."deleted_at" is null;