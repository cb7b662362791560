-- Extensions, the rights that everybody has by default, and the schema of the job runner.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
REVOKE ALL ON SCHEMA public FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA public FROM PUBLIC;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
--> statement-breakpoint
CREATE SCHEMA graphile_worker AUTHORIZATION hirfa_worker;
--> statement-breakpoint
-- Because this table exists, the job runner needs no right to create schemas.
CREATE TABLE graphile_worker.migrations (id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false);
--> statement-breakpoint
ALTER TABLE graphile_worker.migrations OWNER TO hirfa_worker;
--> statement-breakpoint
CREATE TABLE "applied_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applied_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	CONSTRAINT "applied_rules_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "applied_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stream_events" (
	"stream" text NOT NULL,
	"type" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "stream_events_stream_seq_pk" PRIMARY KEY("stream","seq")
);
--> statement-breakpoint
CREATE TABLE "stream_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stream_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stream" text NOT NULL,
	"type" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_positions" (
	"stream" text PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deadlines" (
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deadlines_kind_entity_id_pk" PRIMARY KEY("kind","entity_id")
);
--> statement-breakpoint
ALTER TABLE "deadlines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_call_key_pk" PRIMARY KEY("actor_id","call","key"),
	CONSTRAINT "idempotency_keys_key" CHECK (length("idempotency_keys"."key") between 8 and 80)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stream_events_at" ON "stream_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "deadlines_due" ON "deadlines" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "deadlines_entity" ON "deadlines" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");
