CREATE INDEX "sessions_idle" ON "auth"."sessions" USING btree ("idle_until");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "auth"."sessions" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "auth"."verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "booking_history_actor" ON "booking_history" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "bookings_open_of_booker" ON "bookings" USING btree ("booker_id","starts_at","id") WHERE not ("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null);--> statement-breakpoint
CREATE INDEX "bookings_open_of_provider" ON "bookings" USING btree ("provider_id","starts_at","id") WHERE not ("bookings"."status" = 'cancelled' or "bookings"."completed_at" is not null);--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_about" ON "notifications" USING btree (("metadata" ->> 'user_id'));--> statement-breakpoint
CREATE INDEX "notifications_read" ON "notifications" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "webhooks_received" ON "webhooks" USING btree ("received_at");