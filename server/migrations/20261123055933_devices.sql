CREATE TABLE "device_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"fcm_token" text NOT NULL,
	"keys" jsonb,
	"platform" text NOT NULL,
	"device_info" jsonb NOT NULL,
	"language" text NOT NULL,
	"hides_text" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_tokens_fcm_token_unique" UNIQUE("fcm_token"),
	CONSTRAINT "device_tokens_platform" CHECK ("device_tokens"."platform" in ('web', 'android', 'ios')),
	CONSTRAINT "device_tokens_language" CHECK ("device_tokens"."language" in ('en', 'ar')),
	CONSTRAINT "device_tokens_keys" CHECK (("device_tokens"."platform" = 'web') = ("device_tokens"."keys" is not null))
);
--> statement-breakpoint
ALTER TABLE "device_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_tokens" ADD CONSTRAINT "device_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_tokens_user" ON "device_tokens" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "device_tokens_session" ON "device_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "device_tokens_last_used" ON "device_tokens" USING btree ("last_used_at");