-- The addresses of a customer: only this person reads, names and removes them. The worker adds them.
GRANT SELECT, UPDATE (name), DELETE ON customer_addresses TO hirfa_api;
CREATE POLICY own ON customer_addresses TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, INSERT, UPDATE (used_at), DELETE ON customer_addresses TO hirfa_worker;
CREATE POLICY worker ON customer_addresses TO hirfa_worker USING (true) WITH CHECK (true);
