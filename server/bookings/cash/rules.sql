-- What decides whether the actor can pay their booking in cash (`cashRefusal` of the domain). A customer who was
-- absent, or who did not pay what was due, as an admin has decided, can not pay in cash for a while.
CREATE FUNCTION cash_facts(booking uuid) RETURNS json LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('customer_total', payment.customer_total::text,
    'provider_payout', payment.provider_payout::text, 'limit', cash_limit(actor_time())::text,
    'is_single', own.package_id IS NULL AND own.second_visit_of IS NULL,
    'is_taken', EXISTS (SELECT FROM cash_takers WHERE cash_takers.provider_id = own.provider_id),
    'owed', owed_by_provider(own.provider_id)::numeric(12,2)::text,
    'has_phone', has_proven_phone(own.booker_id),
    'open', (SELECT count(*) FROM bookings AS other WHERE other.booker_id = own.booker_id AND other.is_cash
      AND other.id <> own.id AND other.status <> 'cancelled' AND other.completed_at IS NULL),
    'is_barred', EXISTS (SELECT FROM bookings AS other
        LEFT JOIN booking_disputes AS decided ON decided.booking_id = other.id
      WHERE other.booker_id = own.booker_id AND other.is_cash
        AND coalesce(other.completed_at, other.cancelled_at) > actor_time() - interval :cash_barred
        AND (other.cancel_reason = 'customer_absent' OR decided.is_unpaid)))
  FROM bookings AS own JOIN payments AS payment ON payment.booking_id = own.id
  WHERE own.id = booking AND own.booker_id = actor_id()
$$;
GRANT EXECUTE ON FUNCTION cash_facts(uuid) TO hirfa_api;

-- Takes the locks of what is counted before the actor pays their booking in cash; then the payment, as the worker does
-- before the booking.
CREATE FUNCTION lock_for_cash(booking uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider uuid := (SELECT provider_id FROM payments WHERE booking_id = booking AND payer_id = actor_id());
BEGIN
  IF provider IS NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock('holds of a customer', hashtext(actor_id()::text));
  PERFORM pg_advisory_xact_lock('cash of a provider', hashtext(provider::text));
  PERFORM FROM payments WHERE booking_id = booking FOR NO KEY UPDATE;
END $$;
-- The actor chooses to pay their booking in cash; a trigger checks whether it can be.
CREATE FUNCTION pay_in_cash(booking uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE payments SET is_cash = true WHERE booking_id = booking AND payer_id = actor_id() AND NOT is_cash;
  UPDATE bookings SET is_cash = true WHERE id = booking AND booker_id = actor_id() AND NOT is_cash;
END $$;
GRANT EXECUTE ON FUNCTION lock_for_cash(uuid), pay_in_cash(uuid) TO hirfa_api;

-- Refuses cash for a booking that does not allow it (`cashRefusal` of the domain), that is paid or ended, or that can
-- be paid at a gateway at the same time. What is paid in cash stays so.
CREATE FUNCTION cash_is_allowed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  facts json := cash_facts(NEW.booking_id);
BEGIN
  IF NOT NEW.is_cash OR OLD.rail_state <> 'none' OR facts IS NULL
    OR NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND status = 'awaiting_acceptance'
      AND authorized_at IS NULL AND hold_until > actor_time())
    OR EXISTS (SELECT FROM payment_attempts WHERE booking_id = NEW.booking_id AND state IN ('open', 'authorized'))
    OR NEW.customer_total = 0 OR NEW.customer_total > (facts ->> 'limit')::numeric
    OR NEW.customer_total < NEW.provider_payout
    OR NOT (facts ->> 'is_single')::boolean OR NOT (facts ->> 'is_taken')::boolean
    OR (facts ->> 'owed')::numeric > :cash_most_owed OR NOT (facts ->> 'has_phone')::boolean
    OR (facts ->> 'open')::int >= :cash_most_open OR (facts ->> 'is_barred')::boolean
  THEN
    RAISE EXCEPTION 'booking % can not be paid in cash', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_is_allowed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER cash_is_allowed BEFORE UPDATE OF is_cash ON payments FOR EACH ROW
  WHEN (OLD.is_cash IS DISTINCT FROM NEW.is_cash) EXECUTE FUNCTION cash_is_allowed();

-- Refuses a booking that says something else about cash than its payment.
CREATE FUNCTION cash_agrees() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wanted uuid := coalesce(to_jsonb(NEW) ->> 'booking_id', to_jsonb(NEW) ->> 'id');
BEGIN
  IF EXISTS (SELECT FROM bookings JOIN payments ON payments.booking_id = bookings.id
    WHERE bookings.id = wanted AND bookings.is_cash <> payments.is_cash)
  THEN
    RAISE EXCEPTION 'booking % and its payment differ about cash', wanted
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cash_agrees';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER cash_agrees AFTER UPDATE OF is_cash ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cash_agrees();
CREATE CONSTRAINT TRIGGER cash_agrees AFTER UPDATE OF is_cash ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cash_agrees();
