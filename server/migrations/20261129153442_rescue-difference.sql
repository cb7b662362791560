ALTER TABLE "booking_discounts" DROP CONSTRAINT "booking_discounts_kind";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_name";--> statement-breakpoint
ALTER TABLE "booking_discounts" ADD CONSTRAINT "booking_discounts_kind" CHECK ("booking_discounts"."kind" in ('rescue', 'invitation', 'credit', 'promotion'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_name" CHECK ("settings"."name" in ('platform_fee_rate', 'vat_rate', 'commission_rate', 'rescue_rate'));