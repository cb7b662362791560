CREATE TABLE "payout_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_details_kind" CHECK ("payout_details"."kind" in ('iban', 'wallet')),
	CONSTRAINT "payout_details_number" CHECK (case "payout_details"."kind" when 'iban' then "payout_details"."number" ~ '^EG[0-9]{27}$' and "payout_details"."holder" <> ''
        else "payout_details"."number" ~ '^\+201[0-9]{9}$' and "payout_details"."holder" = '' end)
);
--> statement-breakpoint
ALTER TABLE "payout_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "provider_applications" DROP CONSTRAINT "provider_applications_step";--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_applications" ADD CONSTRAINT "provider_applications_step" CHECK ("provider_applications"."step" in ('type', 'about', 'work', 'place', 'hours', 'documents', 'payout', 'review', 'prices'));