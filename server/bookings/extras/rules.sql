-- Both people and admins read extras. The provider proposes one and takes it back; the customer approves or declines
-- it. What is paid is added by the worker.
GRANT SELECT, INSERT, UPDATE (approved_at, holds_time, outcome, ended_at) ON booking_extras TO hirfa_api;
CREATE POLICY read ON booking_extras FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY propose ON booking_extras FOR INSERT TO hirfa_api
  WITH CHECK (own_part_in(booking_id) = 'provider' AND outcome IS NULL AND approved_at IS NULL
    AND proposed_at = actor_time());
CREATE POLICY answer ON booking_extras FOR UPDATE TO hirfa_api USING (outcome IS NULL AND is_own_booking(booking_id))
  WITH CHECK (CASE own_part_in(booking_id)
    WHEN 'customer' THEN outcome IS NULL AND approved_at IS NOT NULL OR outcome = 'declined'
    WHEN 'provider' THEN outcome = 'withdrawn'
    ELSE false END);
GRANT SELECT, UPDATE (holds_time, outcome, ended_at, reason) ON booking_extras TO hirfa_worker;
CREATE POLICY worker ON booking_extras TO hirfa_worker USING (true) WITH CHECK (true);
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON booking_extras FOR EACH ROW EXECUTE FUNCTION refuse_suspended();

-- Refuses an extra of a booking that is not one where work goes on, or has too many. That of a visit is a quote until
-- one was added, and is more than the fee.
CREATE FUNCTION extra_allowed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND status IN ('confirmed', 'started', 'in_progress')
      AND payment_status = 'captured' AND (disputed_at IS NULL OR dispute_ended_at IS NOT NULL))
    OR (SELECT count(*) >= :most_proposed_extras OR count(*) FILTER (WHERE outcome = 'added') >= :most_extras
      FROM booking_extras WHERE booking_id = NEW.booking_id)
    OR NEW.is_quote AND EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND status = 'confirmed')
    OR NEW.is_quote <> EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND is_visit AND NOT EXISTS (
      SELECT FROM booking_extras AS added WHERE added.booking_id = bookings.id AND outcome = 'added'))
    OR NEW.is_quote AND NEW.work + NEW.materials <= (SELECT subtotal FROM payments WHERE booking_id = NEW.booking_id)
  THEN
    RAISE EXCEPTION 'booking % takes no extra', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'extra_allowed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER extra_allowed BEFORE INSERT ON booking_extras FOR EACH ROW EXECUTE FUNCTION extra_allowed();

-- The customer claims the charge of an extra that they have approved; nobody else pays for it.
CREATE POLICY read_own ON extra_charges FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
CREATE POLICY approve ON extra_charges FOR INSERT TO hirfa_api
  WITH CHECK (is_own_booking_as_customer(booking_id) AND rail_state = 'none' AND held = 0 AND refused = 0
    AND EXISTS (SELECT FROM booking_extras WHERE booking_extras.id = extra_id
      AND booking_extras.booking_id = extra_charges.booking_id AND outcome IS NULL AND approved_at IS NOT NULL));

-- Refuses an operation that adds something else to the price than an extra which the customer has approved, or whose
-- minutes are not reserved.
CREATE FUNCTION extra_as_proposed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM booking_extras JOIN payments USING (booking_id)
    WHERE booking_extras.id = NEW.extra_id AND booking_id = NEW.booking_id AND approved_at IS NOT NULL
      AND outcome IS NULL AND (minutes = 0 OR holds_time)
      AND NEW.subtotal = CASE WHEN is_quote THEN 0.00 ELSE payments.subtotal END + work + materials)
  THEN
    RAISE EXCEPTION 'the extra of booking % was not approved', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'extra_as_proposed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER extra_as_proposed BEFORE INSERT ON payment_operations FOR EACH ROW
  WHEN (NEW.extra_id IS NOT NULL AND NOT NEW.is_release) EXECUTE FUNCTION extra_as_proposed();

-- Ends the open extra of a booking whose job has ended, or is disputed, whoever did it.
CREATE FUNCTION lapse_extra() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_extras SET outcome = 'lapsed',
    ended_at = coalesce(NEW.cancelled_at, NEW.disputed_at, NEW.finished_at, proposed_at)
  WHERE booking_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER lapse_extra AFTER UPDATE OF status, disputed_at ON bookings FOR EACH ROW
  WHEN (NEW.status IN ('completed', 'cancelled') OR NEW.disputed_at IS DISTINCT FROM OLD.disputed_at)
  EXECUTE FUNCTION lapse_extra();

-- Reserves the minutes of an approved extra; false if another booking has taken them.
CREATE FUNCTION hold_extra_time(extra uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking_extras SET holds_time = true WHERE id = extra AND NOT holds_time;
  RETURN true;
EXCEPTION WHEN exclusion_violation THEN RETURN false;
END $$;
GRANT EXECUTE ON FUNCTION hold_extra_time(uuid) TO hirfa_api, hirfa_worker;
-- Gives the minutes of an extra back when it ends. One that lapses while the gateway is asked for its money keeps them:
-- it may still be added.
CREATE FUNCTION free_extra_time() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.holds_time := NEW.outcome = 'lapsed' AND EXISTS (SELECT FROM payment_operations
    WHERE booking_id = NEW.booking_id AND extra_id = NEW.id AND NOT is_release AND state IN ('requested', 'sent'));
  RETURN NEW;
END $$;
CREATE TRIGGER free_extra_time BEFORE UPDATE OF outcome ON booking_extras FOR EACH ROW
  WHEN (OLD.holds_time AND NEW.outcome IS NOT NULL) EXECUTE FUNCTION free_extra_time();
-- Makes the slot of a booking longer by the minutes that an extra reserves, and shorter when it gives them back. Those
-- of an extra that is added stay: the booking ends later.
CREATE FUNCTION slot_of_extra() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_slots SET occupied = tstzrange(lower(occupied), upper(occupied)
    + make_interval(mins => CASE WHEN NEW.holds_time THEN NEW.minutes ELSE -NEW.minutes END))
  WHERE booking_id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER slot_of_extra AFTER UPDATE OF holds_time, outcome ON booking_extras FOR EACH ROW
  WHEN (OLD.holds_time <> NEW.holds_time AND NEW.outcome IS DISTINCT FROM 'added') EXECUTE FUNCTION slot_of_extra();
