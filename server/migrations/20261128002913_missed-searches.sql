CREATE TABLE "missed_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missed_searches_words_unique" UNIQUE("words"),
	CONSTRAINT "missed_searches_words" CHECK (length("missed_searches"."words") between 2 and 60)
);
--> statement-breakpoint
ALTER TABLE "missed_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "missed_searches_last_at" ON "missed_searches" USING btree ("last_at");