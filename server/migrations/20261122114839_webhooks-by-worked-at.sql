DROP INDEX "webhooks_received";--> statement-breakpoint
CREATE INDEX "webhooks_worked" ON "webhooks" USING btree ("worked_at");