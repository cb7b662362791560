CREATE TABLE "unused_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"remove_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_kind";--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_content";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
CREATE INDEX "unused_photos_remove_at" ON "unused_photos" USING btree ("remove_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('text', 'photo', 'place', 'system'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_content" CHECK ("messages"."sender_id" is null or (("messages"."kind" = 'text') = ("messages"."text" is not null)
        and ("messages"."kind" in ('place', 'photo')) = ("messages"."data" is not null)
        and ("messages"."kind" = 'photo') = ("messages"."photo_id" is not null)));