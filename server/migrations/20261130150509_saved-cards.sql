CREATE TABLE "removed_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"adapter" text NOT NULL,
	"token" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_card_tokens" (
	"card_id" uuid PRIMARY KEY NOT NULL,
	"adapter" text NOT NULL,
	"token" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_card_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"adapter" text NOT NULL,
	"instrument" text NOT NULL,
	"brand" text NOT NULL,
	"last_digits" text NOT NULL,
	"expires" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_cards_once" UNIQUE("user_id","adapter","instrument"),
	CONSTRAINT "saved_cards_adapter" UNIQUE("id","adapter"),
	CONSTRAINT "saved_cards_last_digits" CHECK ("saved_cards"."last_digits" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_cards_expires" CHECK ("saved_cards"."expires" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "saved_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "saves_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_card_tokens" ADD CONSTRAINT "saved_card_tokens_card" FOREIGN KEY ("card_id","adapter") REFERENCES "public"."saved_cards"("id","adapter") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_cards_month" ON "saved_cards" USING btree ("expires");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_card" CHECK ("payment_attempts"."method" = 'card' or not ("payment_attempts"."saves_card" or "payment_attempts"."card_id" is not null));