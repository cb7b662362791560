CREATE TABLE "relay_state" (
	"is_only" boolean PRIMARY KEY NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
DROP INDEX "deadlines_due";--> statement-breakpoint
ALTER TABLE "deadlines" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "deadlines_due" ON "deadlines" USING btree ("kind","due_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_user_registered', 'work_failed'));