ALTER TABLE "service_areas" ADD COLUMN "slug" text;--> statement-breakpoint
UPDATE "service_areas" SET "slug" = concat_ws('-', "made"."slug", nullif("made"."same", 1))
FROM (
  SELECT "id", "slug", row_number() OVER (PARTITION BY "slug" ORDER BY "position", "id") AS "same"
  FROM (
    SELECT "id", "position", coalesce(nullif(trim(BOTH '-' FROM regexp_replace(lower("name_en"), '[^a-z0-9]+', '-', 'g')), ''), 'area') AS "slug"
    FROM "service_areas"
  ) AS "named"
) AS "made"
WHERE "service_areas"."id" = "made"."id";--> statement-breakpoint
ALTER TABLE "service_areas" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "service_areas" ADD CONSTRAINT "service_areas_slug" CHECK ("service_areas"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');--> statement-breakpoint
CREATE TABLE "service_card_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_card_photos_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "service_card_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_cards" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "service_card_photos" ADD CONSTRAINT "service_card_photos_card_id_service_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."service_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_card_photos_card" ON "service_card_photos" USING btree ("card_id","position");--> statement-breakpoint
ALTER TABLE "service_cards" ADD CONSTRAINT "service_cards_removed" CHECK ("service_cards"."removed_at" is null or not "service_cards"."is_active");
