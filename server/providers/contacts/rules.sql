GRANT SELECT, UPDATE (outcome, decided_at, decided_by) ON provider_contact_flags TO hirfa_api;
-- Providers read it in the copy of their data.
CREATE POLICY read ON provider_contact_flags FOR SELECT TO hirfa_api
  USING ((SELECT actor_is_admin()) OR provider_id = actor_provider_id());
-- Each flag is decided once, and by nobody about themselves.
CREATE POLICY decide ON provider_contact_flags FOR UPDATE TO hirfa_api
  USING ((SELECT actor_is_admin()) AND outcome IS NULL AND provider_id IS DISTINCT FROM actor_provider_id())
  WITH CHECK (outcome IS NOT NULL AND decided_by = actor_id());
CREATE TRIGGER refuse_decided BEFORE UPDATE OF outcome ON provider_contact_flags FOR EACH ROW
  EXECUTE FUNCTION refuse_decided();

-- The worker flags, and deletes when an account ends.
GRANT SELECT, INSERT, DELETE ON provider_contact_flags TO hirfa_worker;
CREATE POLICY worker ON provider_contact_flags TO hirfa_worker USING (true) WITH CHECK (true);
