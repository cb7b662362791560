ALTER TABLE "auth"."sign_ups" ALTER COLUMN "password" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."sign_ups" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "auth"."sign_ups" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "auth"."sign_ups" ADD CONSTRAINT "sign_ups_way" CHECK (num_nonnulls("auth"."sign_ups"."password", "auth"."sign_ups"."account_id") = 1 and ("auth"."sign_ups"."provider_id" is null) = ("auth"."sign_ups"."account_id" is null));