-- Refuses ledger entries of a payment that do not sum to zero.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger_entries WHERE booking_id = NEW.booking_id) <> 0 THEN
    RAISE EXCEPTION 'the ledger of booking % does not sum to zero', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_balances';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Refuses an operation unless its lines are those of the payment, zero, or those of a part of the subtotal: half
-- without the fee (a late cancellation, `lateCancellationLines` of the domain), or any part with its fee
-- (`splitLines`). Of these, discounts pay no more than before. One that adds an extra is of the worker, and costs what
-- the customer has approved (`raisedLines`).
CREATE FUNCTION operation_lines_allowed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept payments;
  fee numeric;
  tax numeric;
BEGIN
  SELECT * INTO kept FROM payments WHERE booking_id = NEW.booking_id;
  fee := CASE WHEN (NEW.subtotal, NEW.platform_fee) = (round(kept.subtotal / 2, 2), 0.00) THEN 0.00
    ELSE least(kept.platform_fee, round(NEW.subtotal * kept.platform_fee_rate, 2)) END;
  tax := round((NEW.subtotal + fee) * kept.vat_rate, 2);
  -- The owner of the database may insert past operations (demo data).
  IF NEW.extra_id IS NOT NULL AND NOT NEW.is_release THEN
    fee := round(NEW.subtotal * kept.platform_fee_rate, 2);
    IF session_user IN ('hirfa_api', 'hirfa_auth', 'hirfa_public') OR NEW.subtotal <= kept.subtotal
      OR (NEW.platform_fee, NEW.vat, NEW.provider_commission, NEW.referral_bonus) IS DISTINCT FROM (fee,
        round((NEW.subtotal + fee) * kept.vat_rate, 2), round(NEW.subtotal * kept.commission_rate, 2),
        kept.referral_bonus)
      OR NOT EXISTS (SELECT FROM extra_charges WHERE extra_id = NEW.extra_id AND booking_id = NEW.booking_id
        AND amount = NEW.customer_total - kept.customer_total)
    THEN
      RAISE EXCEPTION 'nobody has approved these lines of booking %', NEW.booking_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'operation_lines_allowed';
    END IF;
    RETURN NEW;
  END IF;
  IF session_user IN ('hirfa_api', 'hirfa_auth', 'hirfa_public', 'hirfa_worker')
    AND (NEW.subtotal, NEW.platform_fee, NEW.vat, NEW.referral_bonus) IS DISTINCT FROM (0.00, 0.00, 0.00, 0.00)
    AND (NEW.subtotal, NEW.platform_fee, NEW.vat, NEW.referral_bonus, NEW.provider_commission, NEW.customer_total)
      IS DISTINCT FROM (kept.subtotal, kept.platform_fee, kept.vat, kept.referral_bonus, kept.provider_commission,
        kept.customer_total)
    AND (NEW.subtotal > kept.subtotal OR (NEW.platform_fee, NEW.vat, NEW.provider_commission, NEW.referral_bonus)
      IS DISTINCT FROM (fee, tax, round(NEW.subtotal * kept.commission_rate, 2),
        least(kept.referral_bonus, NEW.subtotal + fee + tax)))
  THEN
    RAISE EXCEPTION 'the payment of booking % does not allow these lines', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'operation_lines_allowed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER operation_lines_allowed BEFORE INSERT ON payment_operations
  FOR EACH ROW EXECUTE FUNCTION operation_lines_allowed();

-- Whether nothing of a payment is held or owed, nothing is to be done about it, and nobody can pay any more.
CREATE FUNCTION is_money_back(booking uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM payments WHERE booking_id = booking AND (held <> 0 OR rail_state = 'authorized'))
    AND NOT EXISTS (SELECT FROM extra_charges WHERE booking_id = booking AND rail_state = 'authorized')
    AND NOT EXISTS (SELECT FROM payment_operations WHERE booking_id = booking AND state IN ('requested', 'sent'))
    AND NOT EXISTS (SELECT FROM payment_attempts WHERE booking_id = booking AND state = 'open')
    AND NOT EXISTS (SELECT FROM owed_refunds WHERE booking_id = booking AND given_at IS NULL)
$$;
GRANT EXECUTE ON FUNCTION is_money_back(uuid) TO hirfa_api, hirfa_worker;

-- Locks the payment of a booking until the end of an admin's transaction, who may not change it: as the worker does,
-- before the booking and what belongs to it.
CREATE FUNCTION lock_payment(booking uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM payments WHERE booking_id = booking AND actor_is_admin() FOR NO KEY UPDATE;
END $$;
GRANT EXECUTE ON FUNCTION lock_payment(uuid) TO hirfa_api;

-- Refuses charges of extras that hold more, or were refused more, than their whole payment.
CREATE FUNCTION charges_agree() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM payments JOIN (SELECT booking_id, sum(held) AS held, sum(refused) AS refused FROM extra_charges
      WHERE booking_id = NEW.booking_id GROUP BY booking_id) AS extras USING (booking_id)
    WHERE extras.held > payments.held OR extras.refused > payments.refused)
  THEN
    RAISE EXCEPTION 'the extras of booking % hold more than its payment', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'charges_agree';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER charges_agree AFTER INSERT OR UPDATE ON extra_charges
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charges_agree();
CREATE CONSTRAINT TRIGGER charges_agree AFTER UPDATE OF held, refused ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION charges_agree();

-- The policies that depend on the people of a booking are in bookings/rules.sql.
GRANT SELECT ON payments TO hirfa_api;
GRANT SELECT, INSERT ON payment_attempts, payment_operations, extra_charges TO hirfa_api;
CREATE POLICY own_attempt ON deadlines FOR INSERT TO hirfa_api WITH CHECK (kind = 'attempt.check'
  AND entity_id IN (SELECT id FROM payment_attempts JOIN payments USING (booking_id) WHERE payer_id = actor_id()));
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON payment_attempts FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
GRANT SELECT ON booking_discounts TO hirfa_api;
GRANT SELECT ON ledger_entries TO hirfa_api;
CREATE POLICY read ON ledger_entries FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY read ON payments FOR SELECT TO hirfa_api
  USING (payer_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
GRANT SELECT ON settings TO hirfa_api, hirfa_public, hirfa_worker;
CREATE POLICY read ON settings FOR SELECT TO hirfa_api, hirfa_public USING (true);
-- Rates of the screens do not hold in the past: a check compares with when they were set.
GRANT INSERT, DELETE ON settings TO hirfa_api;
CREATE POLICY add ON settings FOR INSERT TO hirfa_api WITH CHECK (actor_is_admin() AND created_at IS NOT NULL);
CREATE POLICY remove ON settings FOR DELETE TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY worker ON settings TO hirfa_worker USING (true) WITH CHECK (true);

-- The rates that are set for an offer at an instant, by their names. Those of the provider precede those of the
-- category, and these the general ones.
CREATE FUNCTION settings_of_offer(provider uuid, category text, at timestamptz) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT coalesce(json_object_agg(name, value::text), '{}') FROM (
    SELECT DISTINCT ON (name) name, value FROM settings
    WHERE holds_from <= at AND (category_slug IS NULL OR category_slug = category)
      -- What customers pay depends on the category alone: lists show it for all providers.
      AND (provider_id IS NULL OR provider_id = provider AND name = 'commission_rate')
    ORDER BY name, provider_id IS NULL, category_slug IS NULL, holds_from DESC
  ) AS valid
$$;
GRANT EXECUTE ON FUNCTION settings_of_offer(uuid, text, timestamptz) TO hirfa_api, hirfa_public;

-- The rates of the prices that customers read, at an instant: those of everybody and of each category; null without
-- one.
CREATE FUNCTION price_settings(at timestamptz) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_agg(valid) FROM (
    SELECT DISTINCT ON (name, category_slug) name, category_slug, value::text FROM settings
    WHERE holds_from <= at AND provider_id IS NULL AND name IN ('platform_fee_rate', 'vat_rate')
    ORDER BY name, category_slug, holds_from DESC
  ) AS valid
$$;
GRANT EXECUTE ON FUNCTION price_settings(timestamptz) TO hirfa_api, hirfa_public;

-- What a provider has earned and was not paid yet, for admins.
CREATE FUNCTION unpaid_earnings(provider uuid) RETURNS numeric LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(-sum(entries.amount), 0.00) FROM ledger_entries AS entries JOIN payments USING (booking_id)
  WHERE payments.provider_id = provider AND entries.account IN (:unpaid_accounts)
    AND actor_is_admin()
$$;
GRANT EXECUTE ON FUNCTION unpaid_earnings(uuid) TO hirfa_api;

-- The worker acts for the gateway and the clock.
GRANT SELECT, UPDATE ON payments, payment_attempts, extra_charges TO hirfa_worker;
GRANT SELECT, INSERT, UPDATE ON payment_operations, webhooks TO hirfa_worker;
GRANT DELETE ON webhooks TO hirfa_worker;
-- Admins do not read what the gateway sent: it may have cards and names.
GRANT SELECT (id, adapter, event_id, checkout_id, received_at, worked_at) ON webhooks TO hirfa_api;
CREATE POLICY read ON webhooks FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
GRANT SELECT, INSERT ON ledger_entries TO hirfa_worker;
GRANT SELECT ON booking_discounts TO hirfa_worker;
CREATE POLICY worker ON payments TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON payment_attempts TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON extra_charges TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON payment_operations TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON webhooks TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON ledger_entries TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON booking_discounts TO hirfa_worker USING (true) WITH CHECK (true);
