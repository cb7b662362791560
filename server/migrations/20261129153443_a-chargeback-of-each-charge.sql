DROP INDEX "chargebacks_open";--> statement-breakpoint
ALTER TABLE "chargebacks" DROP CONSTRAINT "chargebacks_pkey";--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "taken" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "taken_of_lines" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "kept" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "counted" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD COLUMN "relieved" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
-- A booking had one chargeback, which has what its payment says. What of an owed refund was counted after somebody had
-- borne the loss made that smaller.
UPDATE "chargebacks" AS back SET "taken" = paid."taken", "taken_of_lines" = paid."taken_of_lines",
    "kept" = CASE WHEN back."state" = 'won' THEN 0
      ELSE back."from_held" - least(back."from_held",
        greatest(0, counted."all" - counted."relieved" - (back."amount" - back."from_held"))) END,
    "counted" = counted."all" - counted."relieved",
    "relieved" = CASE WHEN back."bearer" IS NULL THEN 0 ELSE least(counted."relieved", paid."taken") END
  FROM "payments" AS paid
  CROSS JOIN LATERAL (
    SELECT coalesce((SELECT sum("by_bank") FROM "owed_refunds" WHERE "booking_id" = paid."booking_id"), 0) AS "all",
      coalesce((SELECT -sum("amount") FROM "ledger_entries" WHERE "booking_id" = paid."booking_id"
        AND "account" = 'losses' AND "cause" LIKE '% by_bank %'), 0) AS "relieved"
  ) AS counted
  WHERE paid."booking_id" = back."booking_id";--> statement-breakpoint
CREATE INDEX "chargebacks_open" ON "chargebacks" USING btree ("opened_at","id") WHERE "chargebacks"."state" <> 'won' and "chargebacks"."bearer" is null;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_charge" UNIQUE NULLS NOT DISTINCT("booking_id","extra_id");--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_taken" CHECK ("chargebacks"."taken_of_lines" between 0 and "chargebacks"."taken"
        and "chargebacks"."taken" <= case "chargebacks"."state" when 'won' then 0 else "chargebacks"."amount" end);--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_kept" CHECK (least("chargebacks"."kept", "chargebacks"."counted") >= 0);--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_relieved" CHECK ("chargebacks"."relieved" between 0 and case when "chargebacks"."bearer" is null then 0 else "chargebacks"."taken" end);