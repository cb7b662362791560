CREATE TABLE "auth"."passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_hash" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ALTER COLUMN "counter" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ALTER COLUMN "aaguid" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."passkeys" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "auth"."passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "auth"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "auth"."passkeys" DROP COLUMN "transports";
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON auth.passkey_challenges TO hirfa_auth;
