-- The person of a transaction of hirfa_api. If it is not set, every policy is false.
CREATE FUNCTION actor_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('hirfa.user_id', true), '')::uuid $$;
CREATE FUNCTION actor_is_admin() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT coalesce(current_setting('hirfa.is_admin', true), '') = 'true' $$;
GRANT EXECUTE ON FUNCTION actor_id(), actor_is_admin() TO hirfa_api;

-- For append-only tables.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

GRANT SELECT, INSERT, UPDATE (answer), DELETE ON idempotency_keys TO hirfa_api;
CREATE POLICY own ON idempotency_keys TO hirfa_api USING (actor_id = actor_id()) WITH CHECK (actor_id = actor_id());
GRANT SELECT, DELETE ON idempotency_keys TO hirfa_worker;
CREATE POLICY worker ON idempotency_keys TO hirfa_worker USING (true) WITH CHECK (true);

-- Admins read the audit log and add to it in their own name; nobody changes or deletes a row.
GRANT SELECT, INSERT ON audit_log TO hirfa_api;
CREATE POLICY read ON audit_log FOR SELECT TO hirfa_api USING (actor_is_admin());
CREATE POLICY add ON audit_log FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND actor_id = actor_id());
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Which deadlines a person may set is a policy of the room that owns the entity.
GRANT SELECT, INSERT, DELETE ON deadlines TO hirfa_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON deadlines TO hirfa_worker;
CREATE POLICY worker ON deadlines TO hirfa_worker USING (true) WITH CHECK (true);
