CREATE TABLE "provider_contact_flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"flagged_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "provider_contact_flags_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "provider_contact_flags_outcome" CHECK ("provider_contact_flags"."outcome" in ('asked', 'left')),
	CONSTRAINT "provider_contact_flags_decided" CHECK (("provider_contact_flags"."outcome" is null) = ("provider_contact_flags"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "provider_contact_flags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "provider_contact_flags" ADD CONSTRAINT "provider_contact_flags_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_contact_flags" ADD CONSTRAINT "provider_contact_flags_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_contact_flags_waiting" ON "provider_contact_flags" USING btree ("flagged_at","id") WHERE "provider_contact_flags"."outcome" is null;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'contact', 'report', 'payment', 'chat', 'webhook', 'job'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'report_decided', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
INSERT INTO "deadlines" ("kind", "entity_id", "due_at")
SELECT 'providers.flag_contacts', '00000000-0000-0000-0000-000000000000', now()
WHERE EXISTS (SELECT FROM "provider_profiles");
