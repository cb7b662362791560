ALTER TABLE "owed_refunds" DROP CONSTRAINT "owed_refunds_state";--> statement-breakpoint
ALTER TABLE "owed_refunds" DROP CONSTRAINT "owed_refunds_amount";--> statement-breakpoint
ALTER TABLE "owed_refunds" DROP CONSTRAINT "owed_refunds_given";--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD COLUMN "by_bank" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_state" CHECK ("owed_refunds"."state" in ('open', 'credited', 'transfer_asked', 'transfer_ordered', 'transferred', 'paid_by_bank'));--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_amount" CHECK (least("owed_refunds"."amount", "owed_refunds"."by_bank") >= 0 and ("owed_refunds"."amount" = 0) = ("owed_refunds"."state" = 'paid_by_bank')
        and "owed_refunds"."amount" + "owed_refunds"."by_bank" > 0);--> statement-breakpoint
ALTER TABLE "owed_refunds" ADD CONSTRAINT "owed_refunds_given" CHECK (("owed_refunds"."state" in ('credited', 'transferred', 'paid_by_bank')) = ("owed_refunds"."given_at" is not null));