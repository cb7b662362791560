ALTER TABLE "auth"."account_messages" ADD COLUMN "handle_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."sent_codes" ADD COLUMN "handle_hash" text;--> statement-breakpoint
ALTER TABLE "auth"."sent_codes" ADD COLUMN "strangers_tries_left" integer DEFAULT 3 NOT NULL;