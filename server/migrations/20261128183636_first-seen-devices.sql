ALTER TABLE "referral_devices" ADD COLUMN "first_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "referral_devices" SET "first_seen_at" = "seen_at";
