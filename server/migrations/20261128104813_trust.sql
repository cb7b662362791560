ALTER TABLE "reviews" DROP CONSTRAINT "reviews_held_reason";--> statement-breakpoint
CREATE INDEX "reviews_hidden_at" ON "reviews" USING btree ("hidden_at","id") WHERE "reviews"."hidden_at" is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_held_reason" CHECK ("reviews"."held_reason" in ('same_payout', 'same_phone', 'same_device', 'same_instrument'));