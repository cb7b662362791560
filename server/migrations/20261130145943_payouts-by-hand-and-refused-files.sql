CREATE TABLE "payout_refusals" (
	"export_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payout_refusals_reason" CHECK (length("payout_refusals"."reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "payout_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_week";--> statement-breakpoint
ALTER TABLE "refund_accounts" DROP CONSTRAINT "refund_accounts_number";--> statement-breakpoint
ALTER TABLE "payout_details" DROP CONSTRAINT "payout_details_number";--> statement-breakpoint
ALTER TABLE "paying_accounts" DROP CONSTRAINT "paying_accounts_number";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_state";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_amount";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_exported";--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_account";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "hand_reference" text;--> statement-breakpoint
ALTER TABLE "payout_refusals" ADD CONSTRAINT "payout_refusals_export_id_payout_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."payout_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_week" ON "payouts" USING btree ("provider_id","week") WHERE "payouts"."state" in ('open', 'exported') and "payouts"."paid_on" is null;--> statement-breakpoint
CREATE INDEX "payouts_of_provider" ON "payouts" USING btree ("provider_id","week","id");--> statement-breakpoint
ALTER TABLE "refund_accounts" ADD CONSTRAINT "refund_accounts_number" CHECK (case "refund_accounts"."kind" when 'iban' then "refund_accounts"."number" ~ '^EG[0-9]{27}$' and "refund_accounts"."holder" <> ''
        else "refund_accounts"."number" ~ '^\+201[0-9]{9}$' end);--> statement-breakpoint
ALTER TABLE "payout_details" ADD CONSTRAINT "payout_details_number" CHECK (case "payout_details"."kind" when 'iban' then "payout_details"."number" ~ '^EG[0-9]{27}$' and "payout_details"."holder" <> ''
        else "payout_details"."number" ~ '^\+201[0-9]{9}$' end);--> statement-breakpoint
ALTER TABLE "paying_accounts" ADD CONSTRAINT "paying_accounts_number" CHECK (case 'iban' when 'iban' then "paying_accounts"."number" ~ '^EG[0-9]{27}$' and "paying_accounts"."name" <> ''
        else "paying_accounts"."number" ~ '^\+201[0-9]{9}$' end);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_by_hand" CHECK (("payouts"."paid_on" is null) = ("payouts"."hand_reference" is null)
        and "payouts"."paid_on" <= ("payouts"."paid_at" at time zone 'Africa/Cairo')::date);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_hand_reference" CHECK (length("payouts"."hand_reference") between 1 and 60);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('open', 'exported', 'paid', 'returned', 'refused'));--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" >= case when "payouts"."paid_on" is null then 100.00 else 0.01 end);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_exported" CHECK (num_nulls("payouts"."export_id", "payouts"."reference", "payouts"."account_kind", "payouts"."account_number",
        "payouts"."account_holder", "payouts"."exported_at") =
        case when "payouts"."state" = 'open' or "payouts"."paid_on" is not null then 6 else 0 end);--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_account" CHECK (case "payouts"."account_kind" when 'iban' then "payouts"."account_number" ~ '^EG[0-9]{27}$' and "payouts"."account_holder" <> ''
        else "payouts"."account_number" ~ '^\+201[0-9]{9}$' end);