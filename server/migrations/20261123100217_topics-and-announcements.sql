CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text,
	"user_id" uuid,
	"type" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"message_en" text NOT NULL,
	"message_ar" text NOT NULL,
	"path" text,
	"priority" text NOT NULL,
	"sound" text NOT NULL,
	"sent_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"readers" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "announcements_type" CHECK ("announcements"."type" in ('update', 'promotion')),
	CONSTRAINT "announcements_priority" CHECK ("announcements"."priority" in ('normal', 'high')),
	CONSTRAINT "announcements_sound" CHECK ("announcements"."sound" in ('notification_1', 'notification_2', 'notification_3', 'booking_alert', 'urgent_booking', 'admin_booking', 'provider_assignment', 'provider_message', 'customer_message', 'admin_to_provider_message', 'provider_to_admin_message', 'toast_success', 'toast_error', 'toast_warning', 'toast_info')),
	CONSTRAINT "announcements_audience" CHECK (num_nonnulls("announcements"."topic", "announcements"."user_id") > 0)
);
--> statement-breakpoint
ALTER TABLE "announcements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "topic_subscriptions" (
	"device_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "topic_subscriptions_device_id_topic_pk" PRIMARY KEY("device_id","topic")
);
--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_subscriptions" ADD CONSTRAINT "topic_subscriptions_device_id_device_tokens_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."device_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_sent_by" ON "announcements" USING btree ("sent_by","created_at");--> statement-breakpoint
CREATE INDEX "announcements_user" ON "announcements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcements_created" ON "announcements" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));