-- The highest price that can be paid in cash at an instant; 0: cash is off.
CREATE FUNCTION cash_limit(at timestamptz) RETURNS numeric LANGUAGE sql STABLE
AS $$
  SELECT coalesce((SELECT amount FROM cash_limits WHERE holds_from <= at ORDER BY holds_from DESC LIMIT 1), 0.00)
$$;
GRANT EXECUTE ON FUNCTION cash_limit(timestamptz) TO hirfa_api, hirfa_worker;
GRANT SELECT, INSERT ON cash_limits TO hirfa_api;
CREATE POLICY read ON cash_limits FOR SELECT TO hirfa_api USING (true);
CREATE POLICY add ON cash_limits FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND holds_from = actor_time());
GRANT SELECT ON cash_limits TO hirfa_worker;
CREATE POLICY worker ON cash_limits TO hirfa_worker USING (true);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON cash_limits FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Providers say for themselves whether they take cash.
GRANT SELECT, INSERT, DELETE ON cash_takers TO hirfa_api;
CREATE POLICY own ON cash_takers TO hirfa_api USING (provider_id = actor_provider_id())
  WITH CHECK (provider_id = actor_provider_id() AND since = actor_time());
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON cash_takers FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
GRANT SELECT, DELETE ON cash_takers TO hirfa_worker;
CREATE POLICY worker ON cash_takers TO hirfa_worker USING (true);

-- What a provider owes the platform, less what is to be paid out to them; open cash bookings count as if they were
-- done. Below zero they are owed.
CREATE FUNCTION owed_by_provider(provider uuid) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT sum(entries.amount) FROM ledger_entries AS entries JOIN payments USING (booking_id)
      WHERE payments.provider_id = provider AND entries.account = 'provider_payable'), 0.00)
    + coalesce((SELECT sum(customer_total - provider_payout) FROM payments
      WHERE provider_id = provider AND is_cash AND released_at IS NULL AND rail_state <> 'voided'), 0.00)
$$;
REVOKE EXECUTE ON FUNCTION owed_by_provider(uuid) FROM PUBLIC;
-- The same of the actor.
CREATE FUNCTION owed_by_actor() RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT owed_by_provider(actor_provider_id()) $$;
GRANT EXECUTE ON FUNCTION owed_by_actor() TO hirfa_api;

-- Refuses an attempt to pay a cash booking at a gateway, and an extra of one.
CREATE FUNCTION no_gateway_for_cash() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM payments WHERE booking_id = NEW.booking_id AND is_cash) THEN
    RAISE EXCEPTION 'booking % is paid in cash', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'no_gateway_for_cash';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER no_gateway_for_cash BEFORE INSERT OR UPDATE OF state ON payment_attempts FOR EACH ROW
  WHEN (NEW.state IN ('open', 'authorized')) EXECUTE FUNCTION no_gateway_for_cash();
CREATE TRIGGER no_gateway_for_cash BEFORE INSERT ON extra_charges FOR EACH ROW EXECUTE FUNCTION no_gateway_for_cash();
-- Refuses books in which a gateway, or a bank, has moved cash. What was paid besides at a kiosk, a gateway has.
CREATE TRIGGER no_gateway_for_cash BEFORE INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account IN ('gateway', 'prepaid', 'charged_back', 'provider_pending') AND NEW.cause NOT LIKE 'surplus %')
  EXECUTE FUNCTION no_gateway_for_cash();
