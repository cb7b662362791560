CREATE TABLE "ledger_balances" (
	"month" text NOT NULL,
	"account" text NOT NULL,
	"opening" numeric(12, 2) NOT NULL,
	"debits" numeric(12, 2) NOT NULL,
	"credits" numeric(12, 2) NOT NULL,
	CONSTRAINT "ledger_balances_month_account_pk" PRIMARY KEY("month","account"),
	CONSTRAINT "ledger_balances_account" CHECK ("ledger_balances"."account" in ('gateway', 'promotions', 'provider_pending', 'provider_payable', 'payout_sent', 'bank_payouts', 'prepaid', 'customer_owed', 'bank', 'charged_back', 'losses', 'commission', 'platform_fee', 'vat')),
	CONSTRAINT "ledger_balances_sides" CHECK (least("ledger_balances"."debits", "ledger_balances"."credits") >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_months" (
	"month" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_months_month" CHECK ("ledger_months"."month" ~ '^[0-9]{4}-[0-9]{2}$'),
	CONSTRAINT "ledger_months_over" CHECK ("ledger_months"."closed_at" >= "ledger_months"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "ledger_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gateway_movements" (
	"adapter" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"booking_id" uuid,
	"amount" numeric(12, 2) NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_movements_adapter_reference_pk" PRIMARY KEY("adapter","reference"),
	CONSTRAINT "gateway_movements_kind" CHECK ("gateway_movements"."kind" in ('capture', 'charge', 'refund', 'refund_failed', 'chargeback', 'chargeback_returned')),
	CONSTRAINT "gateway_movements_amount" CHECK ("gateway_movements"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "gateway_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid,
	"kind" text NOT NULL,
	"adapter" text NOT NULL,
	"reference" text NOT NULL,
	"entry_id" bigint,
	"amount_there" numeric(12, 2) NOT NULL,
	"amount_here" numeric(12, 2) NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"note" text,
	CONSTRAINT "reconciliation_differences_once" UNIQUE NULLS NOT DISTINCT("booking_id","kind","adapter","reference","entry_id","amount_there","amount_here"),
	CONSTRAINT "reconciliation_differences_kind" CHECK ("reconciliation_differences"."kind" in ('missing_in_books', 'missing_at_gateway', 'double_at_gateway', 'other_amount')),
	CONSTRAINT "reconciliation_differences_amounts" CHECK ("reconciliation_differences"."amount_there" <> "reconciliation_differences"."amount_here"),
	CONSTRAINT "reconciliation_differences_closed" CHECK (("reconciliation_differences"."closed_at" is null) = ("reconciliation_differences"."note" is null))
);
--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"day" date PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"compared" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciliations_state" CHECK ("reconciliations"."state" in ('first', 'waiting', 'failed', 'done')),
	CONSTRAINT "reconciliations_error" CHECK (("reconciliations"."state" = 'failed') = ("reconciliations"."error" is not null))
);
--> statement-breakpoint
ALTER TABLE "reconciliations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "queue_decisions" DROP CONSTRAINT "queue_decisions_kind";--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_month_ledger_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."ledger_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_movements" ADD CONSTRAINT "gateway_movements_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_booking_id_payments_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."payments"("booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gateway_movements_booking" ON "gateway_movements" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "gateway_movements_moved" ON "gateway_movements" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "gateway_movements_about" ON "gateway_movements" USING btree ("adapter","about") WHERE "gateway_movements"."booking_id" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("found_at","id") WHERE "reconciliation_differences"."agreed_at" is null and "reconciliation_differences"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","created_at","id","amount");--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD CONSTRAINT "queue_decisions_kind" CHECK ("queue_decisions"."kind" in ('application', 'change', 'contact', 'report', 'review_report', 'held_review', 'dispute', 'chargeback', 'payment', 'transfer', 'difference', 'chat', 'webhook', 'job'));