-- Who has opened the dispute of a booking: the provider only what was paid in cash.
CREATE FUNCTION opener_of_dispute(booking uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT coalesce(disputed_by, 'customer') FROM bookings WHERE id = booking $$;
GRANT EXECUTE ON FUNCTION opener_of_dispute(uuid) TO hirfa_api;
-- Whether a job that has begun is to be paid in cash: what was paid both people can report.
CREATE FUNCTION is_cash_due(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT is_cash AND status IN ('started', 'in_progress', 'completed') AND completed_at IS NULL
  FROM bookings WHERE id = booking $$;
GRANT EXECUTE ON FUNCTION is_cash_due(uuid) TO hirfa_api;

-- Both people and admins read a dispute. The customer opens it and takes it back; the provider answers or gives all
-- back; an admin who is neither of them decides. The clock notes that nobody answered. Where the provider has opened
-- it, the customer answers.
GRANT SELECT, INSERT, UPDATE (answer, answered_at, heard_at, outcome, ended_at, decision_reason, subtotal, refund,
    is_unpaid)
  ON booking_disputes TO hirfa_api;
CREATE POLICY read ON booking_disputes FOR SELECT TO hirfa_api
  USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY open ON booking_disputes FOR INSERT TO hirfa_api
  WITH CHECK ((own_part_in(booking_id) = 'customer' AND reason <> 'cash'
      OR own_part_in(booking_id) IS NOT NULL AND reason = 'cash' AND is_cash_due(booking_id))
    AND outcome IS NULL AND heard_at IS NULL AND opened_at = actor_time()
    AND answer_until = opened_at + interval :dispute_answer);
CREATE POLICY change ON booking_disputes FOR UPDATE TO hirfa_api
  USING (outcome IS NULL AND (is_own_booking(booking_id) OR actor_is_admin()))
  WITH CHECK (CASE
    WHEN own_part_in(booking_id) = opener_of_dispute(booking_id) THEN outcome = 'withdrawn'
    WHEN own_part_in(booking_id) = 'customer' THEN outcome IS NULL
    WHEN own_part_in(booking_id) = 'provider' THEN outcome IS NULL OR outcome = 'given_back'
    ELSE actor_is_admin() AND outcome = 'decided' END);
GRANT SELECT, UPDATE (heard_at, text, answer, decision_reason) ON booking_disputes TO hirfa_worker;
CREATE POLICY worker ON booking_disputes TO hirfa_worker USING (true) WITH CHECK (true);
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON booking_disputes FOR EACH ROW EXECUTE FUNCTION refuse_suspended();

-- Whether an admin has decided what stays of the price, and whether none of it does: also while the gateway has not
-- paid back yet.
CREATE FUNCTION is_decided(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM booking_disputes WHERE booking_id = booking AND outcome = 'decided') $$;
CREATE FUNCTION is_all_given_back(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM booking_disputes WHERE booking_id = booking AND subtotal = 0) $$;
GRANT EXECUTE ON FUNCTION is_all_given_back(uuid) TO hirfa_api, hirfa_worker;

-- Refuses another answer than the first one, and one of anybody but the side that did not open the dispute. An account
-- that ends empties it.
CREATE FUNCTION answered_once() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.answered_at IS NOT NULL OR coalesce(own_part_in(NEW.booking_id) = opener_of_dispute(NEW.booking_id), true) THEN
    RAISE EXCEPTION 'the dispute of booking % is answered once, by who has not opened it', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'answered_once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER answered_once BEFORE UPDATE OF answer, answered_at ON booking_disputes FOR EACH ROW
  WHEN (OLD.answered_at IS DISTINCT FROM NEW.answered_at OR OLD.answer IS DISTINCT FROM NEW.answer AND NEW.answer <> '')
  EXECUTE FUNCTION answered_once();

-- Ends the dispute of a booking whose money all goes back, or that a bank has kept, whoever did it.
CREATE FUNCTION supersede_dispute() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_disputes SET outcome = 'superseded', ended_at = NEW.dispute_ended_at
  WHERE booking_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER supersede_dispute AFTER UPDATE OF dispute_ended_at ON bookings FOR EACH ROW
  WHEN (OLD.dispute_ended_at IS NULL AND NEW.dispute_ended_at IS NOT NULL) EXECUTE FUNCTION supersede_dispute();

-- A dispute that waited for a bank goes on when the money is back: the provider has the whole time again, or an admin.
CREATE FUNCTION dispute_goes_on() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_disputes SET answer_until = coalesce(NEW.dispute_answer_until, answer_until),
    heard_at = CASE WHEN heard_at IS NOT NULL THEN NEW.money_back_at END
  WHERE booking_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER dispute_goes_on AFTER UPDATE OF money_back_at ON bookings FOR EACH ROW
  WHEN (OLD.money_back_at IS DISTINCT FROM NEW.money_back_at) EXECUTE FUNCTION dispute_goes_on();

-- Refuses a booking that says something else about its dispute than the dispute itself.
CREATE FUNCTION booking_has_dispute() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wanted uuid := coalesce(to_jsonb(NEW) ->> 'booking_id', to_jsonb(NEW) ->> 'id');
BEGIN
  IF EXISTS (
    SELECT FROM bookings LEFT JOIN booking_disputes AS disputes ON booking_id = bookings.id
    WHERE bookings.id = wanted AND ((disputed_at, dispute_ended_at) IS DISTINCT FROM (opened_at, ended_at)
      OR dispute_answer_until IS DISTINCT FROM CASE WHEN heard_at IS NULL AND ended_at IS NULL THEN answer_until END)
  ) THEN
    RAISE EXCEPTION 'booking % and its dispute differ', wanted
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_has_dispute';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_has_dispute AFTER UPDATE OF disputed_at, dispute_ended_at, dispute_answer_until
  ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_has_dispute();
CREATE CONSTRAINT TRIGGER booking_has_dispute AFTER INSERT OR UPDATE OF heard_at, outcome, ended_at
  ON booking_disputes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_has_dispute();

-- Refuses a dispute that ends with money without an operation that moves it at that instant: to what stays of the
-- price, or to nothing where the booking ended otherwise and no bank has kept the money at that instant. Nothing is
-- decided while a bank has it.
CREATE FUNCTION dispute_moves_money() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment_operations AS operations WHERE booking_id = NEW.booking_id
      AND operations.created_at = NEW.ended_at AND operations.subtotal = coalesce(NEW.subtotal, 0))
    AND NOT EXISTS (SELECT FROM chargebacks WHERE booking_id = NEW.booking_id AND state = 'lost'
      AND chargebacks.ended_at = NEW.ended_at AND NEW.outcome = 'superseded')
    OR NEW.outcome <> 'superseded' AND waits_for_bank(NEW.booking_id)
  THEN
    RAISE EXCEPTION 'the dispute of booking % ends without its money', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_moves_money';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER dispute_moves_money AFTER UPDATE OF outcome ON booking_disputes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.outcome IN ('decided', 'given_back', 'superseded'))
  EXECUTE FUNCTION dispute_moves_money();

-- Refuses to make earnings payable while a dispute is open: the money is held.
CREATE FUNCTION disputed_payout_is_held() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Whoever reports a problem at this moment is waited for.
  PERFORM FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM booking_disputes WHERE booking_id = NEW.booking_id AND outcome IS NULL) THEN
    RAISE EXCEPTION 'the dispute of booking % is open', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'disputed_payout_is_held';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER disputed_payout_is_held BEFORE UPDATE OF released_at ON payments FOR EACH ROW
  WHEN (OLD.released_at IS NULL AND NEW.released_at IS NOT NULL) EXECUTE FUNCTION disputed_payout_is_held();

-- Refuses an operation that leaves a part of the price to the provider, except that of a late cancellation and that
-- which an admin decided.
CREATE FUNCTION split_as_decided() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept payments;
BEGIN
  SELECT * INTO kept FROM payments WHERE booking_id = NEW.booking_id;
  IF session_user IN ('hirfa_api', 'hirfa_auth', 'hirfa_public', 'hirfa_worker')
    AND NEW.subtotal NOT IN (0, kept.subtotal)
    AND (NEW.subtotal, NEW.platform_fee) IS DISTINCT FROM (round(kept.subtotal / 2, 2), 0.00)
    AND NOT EXISTS (SELECT FROM booking_disputes
      WHERE booking_id = NEW.booking_id AND outcome = 'decided' AND subtotal = NEW.subtotal)
  THEN
    RAISE EXCEPTION 'nobody has decided what stays of the price of booking %', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'split_as_decided';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER split_as_decided BEFORE INSERT ON payment_operations FOR EACH ROW WHEN (NEW.extra_id IS NULL)
  EXECUTE FUNCTION split_as_decided();
