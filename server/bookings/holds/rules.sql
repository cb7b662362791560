-- Refuses a reference that could be paid for longer than a slot may be held for its method, or that is made too shortly
-- before the start (`METHOD_RULES` of the domain), and a second one that is open for the same customer: each holds a
-- slot for hours. Concurrent ones of one customer wait for each other.
CREATE FUNCTION reference_allowed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  booking bookings;
BEGIN
  SELECT * INTO booking FROM bookings WHERE id = NEW.booking_id;
  PERFORM pg_advisory_xact_lock('holds of a customer', hashtext(booking.booker_id::text));
  IF NEW.extra_id IS NOT NULL OR NOT EXISTS (SELECT FROM (VALUES :rules_of_references) AS rules (method, held, lead)
    WHERE method = NEW.method AND NEW.expires_at <= booking.created_at + held
      AND booking.starts_at >= actor_time() + lead)
  THEN
    RAISE EXCEPTION 'booking % can not be held for a reference', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reference_allowed';
  END IF;
  IF EXISTS (SELECT FROM payments JOIN payment_attempts AS other USING (booking_id)
    WHERE payments.payer_id = booking.booker_id AND other.booking_id <> NEW.booking_id AND other.state = 'open'
      AND other.method IN (:methods_by_reference))
  THEN
    RAISE EXCEPTION 'the customer of booking % has an open reference', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'one_reference';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reference_allowed BEFORE INSERT ON payment_attempts FOR EACH ROW
  WHEN (NEW.method IN (:methods_by_reference) AND session_user IN ('hirfa_api', 'hirfa_auth', 'hirfa_public'))
  EXECUTE FUNCTION reference_allowed();

-- Refuses that a person has a slot held for longer than their open reference can be paid. The worker extends a hold
-- while somebody pays.
CREATE FUNCTION hold_allowed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payment_attempts WHERE booking_id = NEW.id AND state = 'open'
    AND method IN (:methods_by_reference) AND expires_at = NEW.hold_until)
  THEN
    RAISE EXCEPTION 'booking % is not held until then', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'hold_allowed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER hold_allowed BEFORE UPDATE OF hold_until ON bookings FOR EACH ROW
  WHEN (NEW.hold_until > OLD.hold_until AND session_user IN ('hirfa_api', 'hirfa_auth', 'hirfa_public'))
  EXECUTE FUNCTION hold_allowed();
GRANT UPDATE (hold_until) ON bookings TO hirfa_api;
