ALTER TABLE "live_support_messages" DROP CONSTRAINT "live_support_messages_content";--> statement-breakpoint
ALTER TABLE "live_support_messages" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "live_support_messages" ADD COLUMN "photo" jsonb;--> statement-breakpoint
ALTER TABLE "live_support_messages" ADD CONSTRAINT "live_support_messages_photo" CHECK (("live_support_messages"."photo_id" is null) = ("live_support_messages"."photo" is null));--> statement-breakpoint
ALTER TABLE "live_support_messages" ADD CONSTRAINT "live_support_messages_content" CHECK (case "live_support_messages"."sender_type"
        when 'system' then "live_support_messages"."line" is not null and num_nonnulls("live_support_messages"."message", "live_support_messages"."photo_id", "live_support_messages"."sender_id") = 0
        when 'user' then "live_support_messages"."line" is null
          and num_nonnulls("live_support_messages"."message", "live_support_messages"."photo_id") = num_nonnulls("live_support_messages"."sender_id")
        else "live_support_messages"."line" is null and num_nonnulls("live_support_messages"."message", "live_support_messages"."photo_id")
          between num_nonnulls("live_support_messages"."sender_id") and 1 end);