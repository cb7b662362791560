-- Nothing has used this table yet.
DELETE FROM auth.two_factors;
--> statement-breakpoint
DROP INDEX "auth"."two_factors_user";--> statement-breakpoint
ALTER TABLE "auth"."two_factors" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD COLUMN "last_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" ADD COLUMN "recovery_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."two_factors" DROP COLUMN "backup_codes";--> statement-breakpoint
ALTER TABLE "auth"."two_factors" DROP COLUMN "verified";--> statement-breakpoint
ALTER TABLE "auth"."two_factors" DROP COLUMN "failed_verification_count";--> statement-breakpoint
ALTER TABLE "auth"."two_factors" DROP COLUMN "locked_until";--> statement-breakpoint
ALTER TABLE "auth"."users" DROP COLUMN "two_factor_enabled";
