ALTER TABLE "auth"."sign_ups" RENAME COLUMN "provider_id" TO "oauth_provider";--> statement-breakpoint
ALTER TABLE "auth"."sign_ups" RENAME COLUMN "account_id" TO "oauth_subject";--> statement-breakpoint
ALTER TABLE "auth"."sign_ups" RENAME CONSTRAINT "sign_ups_way" TO "sign_ups_method";
