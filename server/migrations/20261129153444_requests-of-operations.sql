ALTER TABLE "payment_operations" ADD COLUMN "requests" jsonb;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;