-- Only the two people read what was proposed. Each proposes for themselves; the other one accepts or declines, and who
-- proposed withdraws. The clock ends what has run out.
GRANT SELECT, INSERT, UPDATE (outcome, decided_at, chosen_at) ON booking_proposals TO hirfa_api;
CREATE POLICY read ON booking_proposals FOR SELECT TO hirfa_api USING (is_own_booking(booking_id));
CREATE POLICY propose ON booking_proposals FOR INSERT TO hirfa_api
  WITH CHECK (by_part = own_part_in(booking_id) AND outcome IS NULL);
CREATE POLICY decide ON booking_proposals FOR UPDATE TO hirfa_api
  USING (is_own_booking(booking_id) AND outcome IS NULL)
  WITH CHECK (outcome IN ('accepted', 'declined') AND by_part <> own_part_in(booking_id)
    OR outcome = 'withdrawn' AND by_part = own_part_in(booking_id));
GRANT SELECT, UPDATE (outcome, decided_at) ON booking_proposals TO hirfa_worker;
CREATE POLICY worker ON booking_proposals TO hirfa_worker USING (true) WITH CHECK (true);

-- Refuses a new time of a booking, except one of those of a proposal that is accepted in the same transaction, for work
-- of the same length, and the later end of an extra that is added in it. The free deadline that held before the first
-- move stays.
CREATE FUNCTION moved_as_agreed() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (NEW.starts_at, NEW.free_until_at_most) IS NOT DISTINCT FROM (OLD.starts_at, OLD.free_until_at_most)
    AND EXISTS (SELECT FROM booking_extras WHERE booking_id = NEW.id AND outcome = 'added'
      AND NEW.ends_at = OLD.ends_at + make_interval(mins => minutes) AND xmin = pg_current_xact_id_if_assigned()::xid)
  THEN
    RETURN NEW;
  END IF;
  IF NEW.ends_at - NEW.starts_at <> OLD.ends_at - OLD.starts_at
    OR NEW.free_until_at_most IS NULL
    OR NEW.free_until_at_most IS DISTINCT FROM coalesce(OLD.free_until_at_most, NEW.free_until_at_most)
    OR NOT EXISTS (SELECT FROM booking_proposals WHERE booking_id = NEW.id AND outcome = 'accepted'
      AND chosen_at = NEW.starts_at AND xmin = pg_current_xact_id_if_assigned()::xid)
  THEN
    RAISE EXCEPTION 'nobody has agreed to the new time of booking %', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'moved_as_agreed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER moved_as_agreed BEFORE UPDATE OF starts_at, ends_at, free_until_at_most ON bookings FOR EACH ROW
  WHEN ((OLD.starts_at, OLD.ends_at, OLD.free_until_at_most)
    IS DISTINCT FROM (NEW.starts_at, NEW.ends_at, NEW.free_until_at_most))
  EXECUTE FUNCTION moved_as_agreed();
-- Takes the new slot of a moved booking and frees the old one, in one step: fails if it overlaps another one. Minutes
-- that an extra has reserved at the old time are given back, unless the gateway is asked for its money. A booking that
-- only ends later has its slot already.
CREATE FUNCTION move_booking_slot() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_extras SET holds_time = false WHERE booking_id = NEW.id AND holds_time;
  IF EXISTS (SELECT FROM booking_extras JOIN payment_operations AS operations ON extra_id = booking_extras.id
    WHERE booking_extras.booking_id = NEW.id AND minutes > 0 AND NOT is_release
      AND state IN ('requested', 'sent'))
  THEN
    RAISE EXCEPTION 'booking % is moved while an extra makes it longer', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'move_booking_slot';
  END IF;
  UPDATE booking_slots SET occupied = tstzrange(NEW.starts_at, NEW.ends_at + CASE WHEN NEW.mode = 'in_person'
      THEN make_interval(mins => travel_buffer_minutes) ELSE interval '0' END)
  FROM provider_profiles AS providers WHERE booking_id = NEW.id AND providers.id = NEW.provider_id;
  RETURN NULL;
END $$;
CREATE TRIGGER move_booking_slot AFTER UPDATE OF starts_at ON bookings FOR EACH ROW
  WHEN (OLD.starts_at <> NEW.starts_at)
  EXECUTE FUNCTION move_booking_slot();

-- Closes an open proposal of a booking that is cancelled or started, whoever does it.
CREATE FUNCTION supersede_proposal() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_proposals SET outcome = 'superseded',
    decided_at = coalesce(NEW.cancelled_at, NEW.started_at, proposed_at)
  WHERE booking_id = NEW.id AND outcome IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER supersede_proposal AFTER UPDATE OF status ON bookings FOR EACH ROW
  WHEN (OLD.proposal_until IS NOT NULL AND NEW.status <> 'confirmed') EXECUTE FUNCTION supersede_proposal();
-- Refuses a confirmed booking that says something else about its open proposal than the proposal itself.
CREATE FUNCTION booking_has_proposal() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (
    SELECT FROM bookings LEFT JOIN booking_proposals AS proposals ON booking_id = bookings.id AND outcome IS NULL
    WHERE bookings.id = NEW.id AND status = 'confirmed'
      AND (proposal_by, proposal_until) IS DISTINCT FROM (by_part, open_until)
  ) THEN
    RAISE EXCEPTION 'booking % and its proposal differ', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_has_proposal';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_has_proposal AFTER UPDATE OF proposal_by, proposal_until ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_has_proposal();

-- When the provider of a booking of the actor works, and is busy, between two instants; the range that the booking
-- itself takes is beside it.
CREATE FUNCTION calendar_around_booking(booking uuid, from_at timestamptz, to_at timestamptz) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT json_build_object('calendar', calendar, 'own', (
      SELECT json_build_object('start', lower(occupied), 'end', upper(occupied)) FROM booking_slots
      WHERE booking_id = booking
    ))
  FROM bookings, provider_calendar(bookings.provider_id, from_at, to_at) AS calendar
  WHERE bookings.id = booking AND is_own_booking(booking)
$$;
GRANT EXECUTE ON FUNCTION calendar_around_booking(uuid, timestamptz, timestamptz) TO hirfa_api;
