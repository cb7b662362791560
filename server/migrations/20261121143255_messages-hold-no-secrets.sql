-- Nothing has used this table yet.
DELETE FROM auth.account_messages;
--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP CONSTRAINT "account_messages_channel";--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP CONSTRAINT "account_messages_erased";--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD COLUMN "sign_up_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD CONSTRAINT "account_messages_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "auth"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_messages_sign_up" ON "auth"."account_messages" USING btree ("sign_up_id");--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP COLUMN "channel";--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "auth"."account_messages" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "auth"."account_messages" ADD CONSTRAINT "account_messages_kind" CHECK ("auth"."account_messages"."kind" in ('confirm_email', 'password_reset', 'password_changed', 'phone_code'));