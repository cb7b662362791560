-- Records an entry that comes after the books of its month were closed at the first instant after that month.
CREATE FUNCTION into_open_month() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.created_at := greatest(NEW.created_at, (SELECT ends_at FROM ledger_months ORDER BY month DESC LIMIT 1));
  RETURN NEW;
END $$;
CREATE TRIGGER into_open_month BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION into_open_month();

-- The debits and credits of each account from an instant until another one.
CREATE FUNCTION ledger_sums(begins timestamptz, ends timestamptz)
  RETURNS TABLE (account text, debits numeric, credits numeric) LANGUAGE sql STABLE AS $$
  SELECT name, sums.debits, sums.credits FROM unnest(ARRAY[:ledger_accounts]) AS name CROSS JOIN LATERAL (
    SELECT coalesce(sum(amount) FILTER (WHERE amount > 0), 0.00) AS debits,
      coalesce(-sum(amount) FILTER (WHERE amount < 0), 0.00) AS credits
    FROM ledger_entries WHERE ledger_entries.account = name AND created_at >= begins AND created_at < ends
  ) AS sums
$$;
GRANT EXECUTE ON FUNCTION ledger_sums(timestamptz, timestamptz) TO hirfa_api;

-- Closes the books of the month after the last one that was closed. Nobody records an entry meanwhile; where somebody
-- is just recording one, it fails at once, so that nobody waits for it, and is tried again.
CREATE FUNCTION close_ledger_month(closing text, ends timestamptz, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  before ledger_months;
BEGIN
  LOCK TABLE ledger_entries IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  SELECT * INTO before FROM ledger_months ORDER BY month DESC LIMIT 1;
  IF before.month >= closing OR before.ends_at >= ends THEN
    RAISE EXCEPTION 'the books of % are closed', before.month USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO ledger_months (month, ends_at, closed_at) VALUES (closing, ends, at);
  INSERT INTO ledger_balances (month, account, opening, debits, credits)
  SELECT closing, sums.account, coalesce(last.opening + last.debits - last.credits, 0.00), sums.debits, sums.credits
  FROM ledger_sums(coalesce(before.ends_at, '-infinity'), ends) AS sums
  LEFT JOIN ledger_balances AS last ON last.month = before.month AND last.account = sums.account;
END $$;
REVOKE EXECUTE ON FUNCTION close_ledger_month(text, timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_ledger_month(text, timestamptz, timestamptz) TO hirfa_worker;

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_months FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_balances FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON ledger_balances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

GRANT SELECT ON ledger_months, ledger_balances TO hirfa_api, hirfa_worker;
CREATE POLICY read ON ledger_months FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY read ON ledger_balances FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY worker ON ledger_months FOR SELECT TO hirfa_worker USING (true);
CREATE POLICY worker ON ledger_balances FOR SELECT TO hirfa_worker USING (true);
