ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "message_reports_waiting" ON "message_reports" USING btree ("created_at","id") WHERE "message_reports"."outcome" is null;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'report'));--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_outcome" CHECK ("message_reports"."outcome" in ('hidden', 'dismissed'));--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_decided" CHECK (num_nonnulls("message_reports"."outcome", "message_reports"."decided_at", "message_reports"."decided_by") in (0, 3));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'report_decided', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));