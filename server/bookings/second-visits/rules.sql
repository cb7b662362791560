-- The end of the day in Cairo that is so many days after an instant.
CREATE FUNCTION end_of_day_after(at timestamptz, days int) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT ((at AT TIME ZONE :market_zone)::date + days + 1)::timestamp AT TIME ZONE :market_zone $$;

-- Refuses a free second visit that was not promised with an ended job of the same two people, is asked for too late
-- (`warrantyUntil` of the domain), or is not as long as the job. Nothing is promised any more while a problem is open,
-- and once all of the money has gone back. That there is one at a time is a unique index.
CREATE FUNCTION second_visit_allowed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings AS first WHERE first.id = NEW.second_visit_of
    AND (first.booker_id, first.provider_id, first.service_card_id, first.mode, first.people)
      = (NEW.booker_id, NEW.provider_id, NEW.service_card_id, NEW.mode, NEW.people)
    AND first.area_id IS NOT DISTINCT FROM NEW.area_id
    AND first.ends_at - first.starts_at = NEW.ends_at - NEW.starts_at
    AND first.status = 'completed' AND first.payment_status IN (:keeps_warranty) AND first.second_visit_of IS NULL
    AND (first.disputed_at IS NULL OR first.dispute_ended_at IS NOT NULL)
    AND NEW.created_at < greatest(
      end_of_day_after(greatest(first.finished_at, first.dispute_ended_at), first.warranty_days),
      (SELECT max(end_of_day_after(asked.cancelled_at, :second_visit_again)) FROM bookings AS asked
        WHERE asked.second_visit_of = first.id AND asked.cancel_reason IN (:rescued_reasons))))
  THEN
    RAISE EXCEPTION 'booking % was not promised as a second visit', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'second_visit_allowed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER second_visit_allowed BEFORE INSERT OR UPDATE OF second_visit_of ON bookings FOR EACH ROW
  WHEN (NEW.second_visit_of IS NOT NULL) EXECUTE FUNCTION second_visit_allowed();

-- Refuses a payment of nothing, except that of a free second visit.
CREATE FUNCTION only_second_visits_are_free() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id AND second_visit_of IS NOT NULL) THEN
    RAISE EXCEPTION 'booking % is not free', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'only_second_visits_are_free';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER only_second_visits_are_free BEFORE INSERT OR UPDATE OF subtotal ON payments FOR EACH ROW
  WHEN (NEW.subtotal = 0) EXECUTE FUNCTION only_second_visits_are_free();
-- Refuses a second visit with a price, or without a payment.
CREATE FUNCTION second_visits_are_free() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM payments WHERE booking_id = NEW.id AND subtotal = 0 AND customer_total = 0) THEN
    RAISE EXCEPTION 'second visit % is not free', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'second_visits_are_free';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER second_visits_are_free AFTER INSERT OR UPDATE OF second_visit_of ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.second_visit_of IS NOT NULL) EXECUTE FUNCTION second_visits_are_free();
-- Refuses payments, extra work and reported problems for a second visit: nothing is paid for it.
CREATE FUNCTION second_visits_take_no_money() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM payments WHERE booking_id = NEW.booking_id AND subtotal = 0) THEN
    RAISE EXCEPTION 'nothing is paid for second visit %', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'second_visits_take_no_money';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER second_visits_take_no_money BEFORE INSERT ON payment_attempts FOR EACH ROW
  EXECUTE FUNCTION second_visits_take_no_money();
CREATE TRIGGER second_visits_take_no_money BEFORE INSERT ON booking_extras FOR EACH ROW
  EXECUTE FUNCTION second_visits_take_no_money();
CREATE TRIGGER second_visits_take_no_money BEFORE INSERT ON booking_disputes FOR EACH ROW
  EXECUTE FUNCTION second_visits_take_no_money();

-- Inserts a free second visit of the actor, as any booking; says why it is not made.
CREATE FUNCTION insert_second_visit(rows json) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insert_booking(rows);
  RETURN 'made';
EXCEPTION
  WHEN exclusion_violation THEN RETURN 'slot_taken';
  WHEN unique_violation THEN RETURN 'used';
END $$;
GRANT EXECUTE ON FUNCTION insert_second_visit(json) TO hirfa_api;
