-- Refuses changes of a difference, except that it ends, or is there again after both had agreed.
CREATE FUNCTION difference_moves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing text[] := '{agreed_at,closed_at,note}';
BEGIN
  IF to_jsonb(NEW) - changing <> to_jsonb(OLD) - changing
    OR OLD.closed_at IS NOT NULL AND (NEW.closed_at IS DISTINCT FROM OLD.closed_at
      OR NEW.note IS DISTINCT FROM OLD.note AND NEW.note <> '') THEN
    RAISE EXCEPTION 'the difference % does not change so', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'difference_moves';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER difference_moves BEFORE UPDATE ON reconciliation_differences
  FOR EACH ROW EXECUTE FUNCTION difference_moves();
CREATE TRIGGER append_only BEFORE DELETE ON reconciliation_differences
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON gateway_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Admins read all of it, and write what a difference was.
GRANT SELECT ON reconciliations, gateway_movements TO hirfa_api;
GRANT SELECT, UPDATE (closed_at, note) ON reconciliation_differences TO hirfa_api;
CREATE POLICY read ON reconciliations FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY read ON gateway_movements FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY read ON reconciliation_differences FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY close ON reconciliation_differences FOR UPDATE TO hirfa_api USING ((SELECT actor_is_admin()));

-- The worker compares.
GRANT SELECT, INSERT, UPDATE ON reconciliations, reconciliation_differences TO hirfa_worker;
GRANT SELECT, INSERT ON gateway_movements TO hirfa_worker;
CREATE POLICY worker ON reconciliations TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON gateway_movements TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON reconciliation_differences TO hirfa_worker USING (true) WITH CHECK (true);
