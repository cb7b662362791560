CREATE TABLE "e_receipts" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"device" text NOT NULL,
	"position" integer NOT NULL,
	"uuid" text NOT NULL,
	"previous_uuid" text NOT NULL,
	"document" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "e_receipts_uuid" UNIQUE("uuid"),
	CONSTRAINT "e_receipts_position" UNIQUE("device","position"),
	CONSTRAINT "e_receipts_form" CHECK ("e_receipts"."uuid" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "e_receipts_first" CHECK ("e_receipts"."position" > 0 and ("e_receipts"."position" = 1) = ("e_receipts"."previous_uuid" = ''))
);
--> statement-breakpoint
ALTER TABLE "e_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tax_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tax_number" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tax_details_number" CHECK ("tax_details"."tax_number" ~ '^[0-9]{9}$'),
	CONSTRAINT "tax_details_name" CHECK (length("tax_details"."name") between 1 and 120),
	CONSTRAINT "tax_details_address" CHECK (length("tax_details"."address") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "tax_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "receiver_tax_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "e_receipts" ADD CONSTRAINT "e_receipts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_receiver" CHECK ("invoices"."receiver_tax_number" is null
        or "invoices"."receiver_tax_number" ~ '^[0-9]{9}$' and "invoices"."subject" = 'commission');