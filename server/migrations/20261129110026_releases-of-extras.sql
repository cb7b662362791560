ALTER TABLE "extra_charges" ADD COLUMN "returned" numeric(12, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_operations" ADD COLUMN "is_release" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_charges" ADD CONSTRAINT "extra_charges_returned" CHECK ("extra_charges"."returned" between 0 and "extra_charges"."held");