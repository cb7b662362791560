ALTER TABLE "extra_charges" DROP CONSTRAINT "extra_charges_rail_state";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_rail_state";--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_charges" ADD CONSTRAINT "extra_charges_rail_state" CHECK ("extra_charges"."rail_state" in ('none', 'authorized', 'charged', 'captured', 'voided'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('gateway', 'promotions', 'provider_pending', 'provider_payable', 'prepaid', 'customer_owed', 'bank', 'charged_back', 'losses', 'commission', 'platform_fee', 'vat'));--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_method" CHECK (("payment_attempts"."adapter", "payment_attempts"."method") in (('sandbox', 'card'), ('sandbox', 'wallet'), ('sandbox', 'kiosk'), ('stripe', 'card'), ('paymob', 'card'), ('paymob', 'wallet'), ('paymob', 'kiosk')));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_rail_state" CHECK ("payments"."rail_state" in ('none', 'authorized', 'charged', 'captured', 'voided'));