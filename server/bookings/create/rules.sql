-- What a booking shows of its provider, if the actor can book them, which stays so until the end of the transaction:
-- who is suspended at the same time is suspended afterwards, and the suspension meets the new booking. Who has blocked
-- the actor gives the same answer as who cannot be booked.
CREATE FUNCTION lock_bookable_provider(provider uuid) RETURNS json LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  shown json;
BEGIN
  SELECT json_build_object('provider_user_id', user_id, 'display_name_en', display_name_en,
    'display_name_ar', display_name_ar, 'provider_avatar_url', avatar_url) INTO shown
  FROM provider_profiles WHERE id = provider AND counts_as_provider(verification_status, is_active) FOR SHARE;
  RETURN CASE WHEN NOT actor_is_blocked_by(provider) THEN shown END;
END $$;
GRANT EXECUTE ON FUNCTION lock_bookable_provider(uuid) TO hirfa_api;
-- Takes the locks of a booking by the actor, in the order in which everybody takes them: the hours of the provider,
-- whether they can be booked, and the holds of the customer, so that concurrent bookings of one customer count each
-- other. Then reads what they protect: the calendar between two instants, and the unpaid bookings since another; and
-- what the booking shows of its two people. The last statement sees all that was committed when the locks were free; a
-- function that is not volatile would see what was committed when it was called. The release before reads
-- `is_bookable`.
CREATE FUNCTION lock_for_booking(provider uuid, from_at timestamptz, to_at timestamptz, unpaid_since timestamptz)
  RETURNS json
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  shown json;
BEGIN
  PERFORM share_calendar(provider);
  shown := lock_bookable_provider(provider);
  PERFORM pg_advisory_xact_lock('holds of a customer', hashtext(actor_id()::text));
  RETURN (SELECT json_build_object('is_bookable', shown IS NOT NULL, 'provider', shown, 'customer', (
      SELECT json_build_object('customer_full_name', full_name, 'customer_avatar_url', avatar_url)
      FROM profiles WHERE user_id = actor_id()
    ), 'calendar', calendar, 'unpaid', ARRAY(
      SELECT json_build_object('created_at', created_at, 'hold_until', hold_until,
        'is_open', status = 'awaiting_acceptance', 'is_package', package_id IS NOT NULL)
      FROM bookings WHERE booker_id = actor_id() AND authorized_at IS NULL AND created_at > unpaid_since
    )) FROM provider_calendar(provider, from_at, to_at) AS calendar);
END $$;
GRANT EXECUTE ON FUNCTION lock_for_booking(uuid, timestamptz, timestamptz, timestamptz) TO hirfa_api;

-- Inserts a booking of the actor with all that belongs to it, from rows of these tables. Fails with
-- `exclusion_violation` if its slot is taken: concurrent calls for one slot wait for each other. Nobody else inserts
-- bookings, so what policies would check of each row is checked once.
CREATE FUNCTION insert_booking(rows json) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given record;
  booking bookings;
  payment payments;
BEGIN
  -- All are parsed once.
  SELECT * INTO given FROM json_to_record(rows) AS each (slot booking_slots, booking bookings, place booking_places,
    start_code booking_start_codes, payment payments, history booking_history, discounts booking_discounts[],
    services booking_services[], events stream_outbox[]);
  booking := given.booking;
  -- The release before does not know it.
  booking.is_visit := coalesce(booking.is_visit, false);
  -- Cash is chosen afterwards.
  booking.is_cash := false;
  payment := given.payment;
  payment.is_cash := false;
  IF booking.booker_id IS DISTINCT FROM actor_id() OR (booking.status, booking.payment_status)
    IS DISTINCT FROM (:first_status, :first_payment_status)
    OR (payment.booking_id, payment.provider_id, payment.payer_id, payment.rail_state, payment.held)
      IS DISTINCT FROM (booking.id, booking.provider_id, booking.booker_id, 'none', 0.00)
    OR actor_is_blocked_by(booking.provider_id)
    OR booking.is_visit <> (SELECT is_visit AND booking.second_visit_of IS NULL FROM service_cards
      WHERE id = booking.service_card_id)
    OR booking.warranty_days > coalesce((SELECT warranty_days FROM service_cards
      WHERE id = booking.service_card_id), 0)
    OR payment.referral_bonus <> (SELECT coalesce(sum(amount), 0.00) FROM unnest(given.discounts))
    OR booking.referral_flat_egp <> (
      SELECT coalesce(sum(amount), 0.00) FROM unnest(given.discounts) WHERE kind = 'invitation')
  THEN
    RAISE EXCEPTION 'the actor cannot create booking %', booking.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO booking_slots (booking_id, provider_id, occupied)
    VALUES (booking.id, booking.provider_id, (given.slot).occupied) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the slot of booking % is taken', booking.id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'booking_slots_no_overlap';
  END IF;
  INSERT INTO bookings VALUES (booking.*);
  INSERT INTO booking_places (booking_id, address, notes)
    VALUES (booking.id, (given.place).address, (given.place).notes);
  INSERT INTO booking_start_codes (booking_id, code) VALUES (booking.id, (given.start_code).code);
  INSERT INTO payments VALUES (payment.*);
  INSERT INTO booking_services (booking_id, position, service_card_id, title_en, title_ar, amount, minutes)
    SELECT booking.id, position, service_card_id, title_en, title_ar, amount, minutes FROM unnest(given.services);
  INSERT INTO booking_discounts (id, booking_id, kind, amount, created_at)
    SELECT id, booking.id, kind, amount, booking.created_at FROM unnest(given.discounts);
  INSERT INTO booking_history (id, booking_id, event, part, actor_id, to_status, to_payment_status, at)
    VALUES ((given.history).id, booking.id, 'book', 'customer', booking.booker_id, booking.status,
      booking.payment_status, booking.created_at);
  INSERT INTO deadlines (kind, entity_id, due_at) VALUES ('booking.expire_hold', booking.id, booking.hold_until);
  INSERT INTO stream_outbox (stream, type, entity_id, version, at)
    SELECT stream, type, entity_id, version, booking.created_at FROM unnest(given.events);
END $$;
-- For the release before: returns the people of the booking, or null if its slot is taken.
CREATE FUNCTION create_booking(rows json) RETURNS json LANGUAGE plpgsql AS $$
BEGIN
  PERFORM insert_booking(rows);
  RETURN (SELECT to_json(people) FROM booking_people AS people WHERE booking_id = (rows -> 'booking' ->> 'id')::uuid);
EXCEPTION WHEN exclusion_violation THEN RETURN NULL;
END $$;
GRANT EXECUTE ON FUNCTION insert_booking(json), create_booking(json) TO hirfa_api;
