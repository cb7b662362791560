ALTER TABLE "chargebacks" ADD COLUMN "earlier" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A bank can take what was captured before this release, too.
INSERT INTO "deadlines" ("kind", "entity_id", "due_at")
  SELECT 'attempt.check', "payment_attempts"."id", now() + random() * interval '1 day'
  FROM "payment_attempts" JOIN "payments" USING ("booking_id")
  WHERE "payment_attempts"."state" = 'authorized' AND "payments"."rail_state" = 'captured'
    AND "payment_attempts"."created_at" > now() - interval '180 days'
  ON CONFLICT DO NOTHING;
