ALTER TABLE "booking_extras" ADD COLUMN "minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_extras" ADD COLUMN "holds_time" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_extras" ADD CONSTRAINT "booking_extras_minutes" CHECK ("booking_extras"."minutes" between 0 and 480
        and "booking_extras"."minutes" % 30 = 0);--> statement-breakpoint
ALTER TABLE "booking_extras" ADD CONSTRAINT "booking_extras_holds_time" CHECK (not "booking_extras"."holds_time" or "booking_extras"."minutes" > 0 and "booking_extras"."approved_at" is not null
        and coalesce("booking_extras"."outcome", 'lapsed') = 'lapsed');