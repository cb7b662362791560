CREATE TABLE "installation_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applied_rules" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "applied_rules" SET "turn" = "id";--> statement-breakpoint
-- Errors of jobs that admins put aside were stored as they were, with the values of a failed query.
UPDATE "audit_log" SET "before" = jsonb_set("before", '{error}', '{"erased": true}')
WHERE "action" = 'job.put_aside' AND "before" ->> 'error' IS NOT NULL AND "before" -> 'error' <> '{"erased": true}';
