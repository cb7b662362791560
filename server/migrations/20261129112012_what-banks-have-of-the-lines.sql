ALTER TABLE "payments" DROP CONSTRAINT "payments_held";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_taken";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_of_lines" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_held" CHECK ("payments"."held" in (0, "payments"."customer_total" - "payments"."taken_of_lines"));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_taken" CHECK ("payments"."taken" >= 0 and "payments"."taken_of_lines" between 0 and "payments"."taken");