CREATE TABLE "old_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"entity_id" uuid NOT NULL,
	CONSTRAINT "old_slugs_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "old_slugs_kind" CHECK ("old_slugs"."kind" in ('category', 'service'))
);
--> statement-breakpoint
ALTER TABLE "old_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_areas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "old_slugs_entity" ON "old_slugs" USING btree ("entity_id");