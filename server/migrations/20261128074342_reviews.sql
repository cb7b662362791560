CREATE TABLE "provider_ratings" (
	"provider_id" uuid PRIMARY KEY NOT NULL,
	"stars_1" integer DEFAULT 0 NOT NULL,
	"stars_2" integer DEFAULT 0 NOT NULL,
	"stars_3" integer DEFAULT 0 NOT NULL,
	"stars_4" integer DEFAULT 0 NOT NULL,
	"stars_5" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_ratings_counts" CHECK (least("provider_ratings"."stars_1", "provider_ratings"."stars_2", "provider_ratings"."stars_3", "provider_ratings"."stars_4", "provider_ratings"."stars_5") >= 0)
);
--> statement-breakpoint
ALTER TABLE "provider_ratings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	CONSTRAINT "review_reports_once" UNIQUE("review_id","reporter_id"),
	CONSTRAINT "review_reports_outcome" CHECK ("review_reports"."outcome" in ('hidden', 'dismissed')),
	CONSTRAINT "review_reports_decided" CHECK (num_nonnulls("review_reports"."outcome", "review_reports"."decided_at", "review_reports"."decided_by") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "review_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"author_id" uuid,
	"provider_id" uuid NOT NULL,
	"customer_id" uuid,
	"stars" integer NOT NULL,
	"chips" text[] DEFAULT '{}' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"held_reason" text,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"hidden_reason" text,
	"reply_text" text,
	"replied_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_once" UNIQUE("booking_id","subject"),
	CONSTRAINT "reviews_subject" CHECK ("reviews"."subject" in ('provider', 'customer')),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK (length("reviews"."text") <= 1000),
	CONSTRAINT "reviews_held_reason" CHECK ("reviews"."held_reason" in ('same_payout', 'same_phone')),
	CONSTRAINT "reviews_held_unpublished" CHECK ("reviews"."held_reason" is null or "reviews"."published_at" is null),
	CONSTRAINT "reviews_hidden" CHECK (num_nonnulls("reviews"."hidden_at", "reviews"."hidden_by", "reviews"."hidden_reason") in (0, 3)),
	CONSTRAINT "reviews_reply" CHECK (length("reviews"."reply_text") between 1 and 1000),
	CONSTRAINT "reviews_replied" CHECK (("reviews"."reply_text" is null) = ("reviews"."replied_at" is null)
        and ("reviews"."reply_text" is null or ("reviews"."subject" = 'provider' and "reviews"."published_at" is not null)))
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type";--> statement-breakpoint
ALTER TABLE "provider_metrics" DROP CONSTRAINT "provider_metrics_rating";--> statement-breakpoint
ALTER TABLE "listed_offers" ADD COLUMN "rating_tenths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_metrics" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_metrics" ADD COLUMN "order_rating" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "provider_ratings" ADD CONSTRAINT "provider_ratings_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_provider_profiles_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_reporter" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "review_reports_waiting" ON "review_reports" USING btree ("created_at","id") WHERE "review_reports"."outcome" is null;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("provider_id","published_at","id") WHERE "reviews"."subject" = 'provider' and "reviews"."published_at" is not null and "reviews"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_customer" ON "reviews" USING btree ("customer_id","published_at");--> statement-breakpoint
CREATE INDEX "reviews_author" ON "reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reviews_held" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."held_reason" is not null;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'contact', 'report', 'review_report', 'held_review', 'payment', 'chat', 'webhook', 'job'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK ("notifications"."type" in ('job_request', 'request_withdrawn', 'booking_confirmed', 'booking_declined', 'booking_expired', 'booking_cancelled', 'job_cancelled', 'booking_reminder', 'job_reminder', 'booking_started', 'booking_completed', 'job_settled', 'payment_received', 'payment_failed', 'refund_issued', 'new_message', 'report_decided', 'review_asked', 'review_reminder', 'review_received', 'support_reply', 'support_message', 'support_waiting', 'provider_approved', 'provider_rejected', 'provider_reset', 'provider_suspended', 'provider_reinstated', 'change_approved', 'change_rejected', 'contacts_found', 'new_application', 'new_user_registered', 'promotion', 'update', 'work_failed'));--> statement-breakpoint
ALTER TABLE "provider_metrics" ADD CONSTRAINT "provider_metrics_rating" CHECK ("provider_metrics"."average_rating" between 1 and 5 and "provider_metrics"."order_rating" between 1 and 5
        and "provider_metrics"."rating_count" >= 0);