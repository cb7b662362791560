-- A booking has its slot exactly while it is live.
CREATE FUNCTION free_booking_slot() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.status NOT IN ('awaiting_acceptance', 'confirmed', 'started', 'in_progress') THEN
    DELETE FROM booking_slots WHERE booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER free_booking_slot AFTER UPDATE OF status ON bookings FOR EACH ROW EXECUTE FUNCTION free_booking_slot();
-- A place knows when its booking has ended: a year later it is deleted.
CREATE FUNCTION place_settled() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_places SET settled_at = coalesce(NEW.completed_at, NEW.cancelled_at) WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER place_settled AFTER UPDATE OF completed_at, cancelled_at ON bookings FOR EACH ROW
  WHEN (coalesce(OLD.completed_at, OLD.cancelled_at) IS NULL AND coalesce(NEW.completed_at, NEW.cancelled_at) IS NOT NULL)
  EXECUTE FUNCTION place_settled();
CREATE FUNCTION live_booking_has_slot() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The slot is found by its booking, whatever else has to be so: with all conditions in WHERE, PostgreSQL may rather walk the
  -- slots of the provider.
  IF EXISTS (
    SELECT 1 FROM bookings WHERE id = NEW.id AND status IN ('awaiting_acceptance', 'confirmed', 'started', 'in_progress')
      AND NOT coalesce((
        SELECT slots.provider_id = bookings.provider_id AND slots.occupied @> tstzrange(bookings.starts_at, bookings.ends_at)
        FROM booking_slots AS slots WHERE slots.booking_id = bookings.id
      ), false)
  ) THEN
    RAISE EXCEPTION 'booking % is live without its slot', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'live_booking_has_slot';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER live_booking_has_slot AFTER INSERT OR UPDATE OF status, starts_at, ends_at, provider_id ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION live_booking_has_slot();

CREATE FUNCTION is_own_booking(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND (booker_id = actor_id() OR provider_id = actor_provider_id())) $$;
CREATE FUNCTION is_own_booking_as_customer(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND booker_id = actor_id()) $$;
-- The provider can read the address once the payment is captured, and until 14 days after the job is finished, as the two can
-- write to each other; not of what is cancelled.
CREATE FUNCTION can_read_booking_place(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND (booker_id = actor_id()
  OR provider_id = actor_provider_id() AND payment_status = 'captured' AND status <> 'cancelled'
    AND (finished_at IS NULL OR finished_at > actor_time() - interval '14 days'))) $$;
-- Whether a provider has blocked the actor, who cannot read the row.
CREATE FUNCTION actor_is_blocked_by(provider uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM blocked_customers WHERE provider_id = provider AND customer_id = actor_id()) $$;
GRANT EXECUTE ON FUNCTION actor_is_blocked_by(uuid), is_own_booking(uuid), is_own_booking_as_customer(uuid), can_read_booking_place(uuid) TO hirfa_api;

-- Rights of the customer and the provider of a booking, and of admins.
GRANT SELECT ON bookings TO hirfa_api;
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
GRANT UPDATE (status, confirmed_at, started_at, finished_at, completed_at, cancelled_at, cancel_reason, cancel_note, version)
  ON bookings TO hirfa_api;
CREATE POLICY read ON bookings FOR SELECT TO hirfa_api
  USING (booker_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY change ON bookings FOR UPDATE TO hirfa_api
  USING (booker_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
GRANT SELECT ON booking_places, booking_start_codes TO hirfa_api;
GRANT SELECT, INSERT ON booking_history TO hirfa_api;
CREATE POLICY read ON booking_places FOR SELECT TO hirfa_api USING (can_read_booking_place(booking_id) OR actor_is_admin());
CREATE POLICY read_own ON booking_start_codes FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
CREATE POLICY read ON booking_history FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY add ON booking_history FOR INSERT TO hirfa_api
  WITH CHECK (actor_id = actor_id() AND (is_own_booking(booking_id) OR actor_is_admin()));
CREATE POLICY booking_of_anybody ON deadlines TO hirfa_api
  USING (kind LIKE 'booking.%' AND actor_is_admin()) WITH CHECK (kind LIKE 'booking.%' AND actor_is_admin());
CREATE POLICY own_booking ON deadlines TO hirfa_api
  USING (kind LIKE 'booking.%' AND is_own_booking(entity_id)) WITH CHECK (kind LIKE 'booking.%' AND is_own_booking(entity_id));

-- Their rights on the payment of the booking.
CREATE POLICY read_own ON payment_attempts FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
CREATE POLICY read_all ON payment_attempts FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY create_own ON payment_attempts FOR INSERT TO hirfa_api
  WITH CHECK (is_own_booking_as_customer(booking_id) AND state = 'open' AND checkout_id IS NULL);
CREATE POLICY read ON payment_operations FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY request ON payment_operations FOR INSERT TO hirfa_api
  WITH CHECK (state = 'requested' AND (is_own_booking(booking_id) OR actor_is_admin()));
CREATE POLICY read_own ON booking_discounts FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));

-- Whom a provider has blocked, by a paid booking of the two: nobody else reads it.
GRANT SELECT, INSERT, DELETE ON blocked_customers TO hirfa_api;
CREATE POLICY read_own ON blocked_customers FOR SELECT TO hirfa_api USING (provider_id = actor_provider_id());
CREATE POLICY block ON blocked_customers FOR INSERT TO hirfa_api WITH CHECK (provider_id = actor_provider_id() AND actor_is_verified() AND EXISTS (
  SELECT 1 FROM bookings WHERE id = booking_id AND bookings.provider_id = blocked_customers.provider_id
    AND booker_id = customer_id AND authorized_at IS NOT NULL));
CREATE POLICY unblock ON blocked_customers FOR DELETE TO hirfa_api USING (provider_id = actor_provider_id());
GRANT SELECT, DELETE ON blocked_customers TO hirfa_worker;
CREATE POLICY worker ON blocked_customers TO hirfa_worker USING (true) WITH CHECK (true);
-- Whether the account of a customer has not ended; it does not end before the end of the transaction.
CREATE FUNCTION lock_present_customer(customer uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM profiles WHERE user_id = customer FOR SHARE;
  RETURN NOT EXISTS (SELECT 1 FROM account_deletions WHERE user_id = customer AND ended_at IS NOT NULL);
END $$;
GRANT EXECUTE ON FUNCTION lock_present_customer(uuid) TO hirfa_api;
-- An admin deletes the provider: the list goes with the profile.
CREATE FUNCTION forget_blocked_customers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM blocked_customers WHERE provider_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_blocked_customers AFTER UPDATE OF deleted_at ON provider_profiles FOR EACH ROW
  WHEN (NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION forget_blocked_customers();

-- The test tools delete bookings of two people who are not real, once their money is back. Their payments stay in the books.
CREATE FUNCTION is_test_booking(booking uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM bookings
    JOIN provider_profiles AS providers ON providers.id = bookings.provider_id
    JOIN profiles AS provider ON provider.user_id = providers.user_id
    JOIN profiles AS booker ON booker.user_id = bookings.booker_id
    WHERE bookings.id = booking AND provider.is_test AND booker.is_test)
$$;
GRANT EXECUTE ON FUNCTION is_test_booking(uuid) TO hirfa_api;
CREATE FUNCTION only_returned_test_bookings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT is_test_booking(OLD.id) OR NOT is_money_back(OLD.id)
    OR NOT EXISTS (SELECT FROM deleted_bookings WHERE booking_id = OLD.id) THEN
    RAISE EXCEPTION 'booking % is not deleted', OLD.id USING ERRCODE = 'restrict_violation', CONSTRAINT = 'only_returned_test_bookings';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER only_returned_test_bookings BEFORE DELETE ON bookings FOR EACH ROW EXECUTE FUNCTION only_returned_test_bookings();
CREATE FUNCTION payment_has_booking() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.booking_id) THEN
    RAISE EXCEPTION 'payment % has no booking', NEW.booking_id USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'payment_has_booking';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payment_has_booking AFTER INSERT OR UPDATE OF booking_id ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_has_booking();
GRANT SELECT, INSERT ON deleted_bookings TO hirfa_api;
CREATE POLICY read ON deleted_bookings FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY ask ON deleted_bookings FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND deleted_at IS NULL AND is_test_booking(booking_id));
GRANT SELECT, UPDATE (deleted_at) ON deleted_bookings TO hirfa_worker;
CREATE POLICY worker ON deleted_bookings TO hirfa_worker USING (true) WITH CHECK (true);
GRANT DELETE ON bookings TO hirfa_worker;

-- The worker acts for the clock and the gateway.
GRANT SELECT ON bookings, booking_places, booking_history TO hirfa_worker;
GRANT UPDATE (status, payment_status, total_amount, platform_fee, vat_amount, hold_until, hold_extended_at, authorized_at,
  confirmed_at, started_at, finished_at, completed_at, cancelled_at, cancel_reason, cancel_note, version) ON bookings TO hirfa_worker;
GRANT INSERT, UPDATE (note) ON booking_history TO hirfa_worker;
GRANT UPDATE (address, notes), DELETE ON booking_places TO hirfa_worker;
CREATE POLICY worker ON bookings TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON booking_places TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON booking_history TO hirfa_worker USING (true) WITH CHECK (true);

-- When a provider works, and when they are busy between two instants: public, but not the bookings behind it.
CREATE FUNCTION provider_calendar(provider uuid, from_at timestamptz, to_at timestamptz)
RETURNS TABLE (notice_minutes int, horizon_days int, slot_step_minutes int, travel_buffer_minutes int, weekly json, templates json,
  exceptions json, busy json)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH asked AS (
    -- With the days before and after, in every zone.
    SELECT (from_at AT TIME ZONE 'UTC')::date - 1 AS first_day, (to_at AT TIME ZONE 'UTC')::date + 1 AS last_day
  )
  SELECT profiles.notice_minutes, profiles.horizon_days, profiles.slot_step_minutes, profiles.travel_buffer_minutes,
    coalesce((SELECT json_agg(json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute', to_minute))
      FROM provider_weekly_hours WHERE provider_id = provider), '[]'),
    coalesce((SELECT json_agg(json_build_object('first_day', template.first_day, 'last_day', template.last_day, 'hours',
        coalesce((SELECT json_agg(json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute', to_minute))
          FROM provider_template_hours WHERE template_id = template.id), '[]')))
      FROM provider_hour_templates AS template, asked
      WHERE provider_id = provider AND template.first_day <= asked.last_day AND template.last_day >= asked.first_day), '[]'),
    coalesce((SELECT json_agg(json_strip_nulls(json_build_object('day', day, 'kind', kind, 'from_minute', from_minute, 'to_minute', to_minute)))
      FROM provider_day_exceptions, asked WHERE provider_id = provider AND day BETWEEN first_day AND last_day), '[]'),
    coalesce((SELECT json_agg(json_build_object('start', starts_at, 'end', ends_at)) FROM (
        SELECT lower(occupied) AS starts_at, upper(occupied) AS ends_at FROM booking_slots
        WHERE provider_id = provider AND occupied && tstzrange(from_at, to_at)
        UNION ALL
        SELECT starts_at, ends_at FROM provider_busy_times WHERE provider_id = provider AND ends_at > from_at AND starts_at < to_at
      ) AS taken), '[]')
  FROM provider_profiles AS profiles WHERE profiles.id = provider
$$;
GRANT EXECUTE ON FUNCTION provider_calendar(uuid, timestamptz, timestamptz) TO hirfa_api, hirfa_public;

-- What the feed with this secret shows: of accepted bookings no more than a calendar elsewhere may know. Null: no such feed.
CREATE FUNCTION calendar_feed(token text, from_at timestamptz) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT json_agg(json_build_object('id', bookings.id, 'version', bookings.version, 'starts_at', starts_at,
      'ends_at', ends_at, 'title_en', title, 'title_ar', title_ar, 'area_en', areas.name_en, 'area_ar', areas.name_ar,
      'first_name', split_part(btrim(customers.full_name), ' ', 1),
      'changed_at', greatest(bookings.created_at, confirmed_at, started_at, finished_at, completed_at)) ORDER BY starts_at, bookings.id)
    FROM bookings
    JOIN profiles AS customers ON customers.user_id = bookings.booker_id
    LEFT JOIN service_areas AS areas ON areas.id = bookings.area_id
    WHERE bookings.provider_id = calendars.provider_id AND starts_at >= from_at
      AND status IN ('confirmed', 'started', 'in_progress', 'completed')), '[]')
  FROM provider_calendars AS calendars WHERE feed_token = token AND keeps_calendars(provider_id)
$$;
GRANT EXECUTE ON FUNCTION calendar_feed(text, timestamptz) TO hirfa_public;

-- Offers that can be booked: active cards of verified, active providers.
CREATE VIEW public_offers AS
  SELECT cards.id, cards.provider_id, cards.service_id, cards.category_slug, cards.title_en, cards.title_ar, cards.base_price,
    coalesce(services.pricing_mode, 'fixed') AS pricing_mode, cards.duration_minutes, providers.supports_online,
    providers.supports_in_person, providers.allow_group_booking,
    ARRAY(SELECT service_area_id FROM provider_service_areas AS places WHERE places.provider_id = providers.id) AS area_ids
  FROM service_cards AS cards
  JOIN provider_profiles AS providers ON providers.id = cards.provider_id
  LEFT JOIN services ON services.id = cards.service_id
  WHERE cards.is_active AND providers.verification_status = 'verified' AND providers.is_active;
GRANT SELECT ON public_offers TO hirfa_api, hirfa_public, hirfa_worker;

-- What a booking shows of its provider, if the actor can book them, which stays so until the end of the transaction: who is
-- suspended at the same time is suspended afterwards, and the suspension meets the new booking. Who has blocked the actor gives the
-- same answer as who cannot be booked.
CREATE FUNCTION lock_bookable_provider(provider uuid) RETURNS json LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  shown json;
BEGIN
  SELECT json_build_object('provider_user_id', user_id, 'display_name_en', display_name_en, 'display_name_ar', display_name_ar,
    'provider_avatar_url', avatar_url) INTO shown
  FROM provider_profiles WHERE id = provider AND verification_status = 'verified' AND is_active FOR SHARE;
  RETURN CASE WHEN NOT actor_is_blocked_by(provider) THEN shown END;
END $$;
GRANT EXECUTE ON FUNCTION lock_bookable_provider(uuid) TO hirfa_api;
-- Takes the locks of a booking by the actor, in the order in which everybody takes them: the hours of the provider, whether they
-- can be booked, and the holds of the customer, so that concurrent bookings of one customer count each other. Then reads what they
-- protect: the calendar between two instants, and the unpaid bookings since another; and what the booking shows of its two people.
-- The last statement sees all that was committed when the locks were free; a function that is not volatile would see what was
-- committed when it was called. The release before reads `is_bookable`.
CREATE FUNCTION lock_for_booking(provider uuid, from_at timestamptz, to_at timestamptz, unpaid_since timestamptz) RETURNS json
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
      SELECT json_build_object('created_at', created_at, 'hold_until', hold_until, 'is_open', status = 'awaiting_acceptance')
      FROM bookings WHERE booker_id = actor_id() AND authorized_at IS NULL AND created_at > unpaid_since
    )) FROM provider_calendar(provider, from_at, to_at) AS calendar);
END $$;
GRANT EXECUTE ON FUNCTION lock_for_booking(uuid, timestamptz, timestamptz, timestamptz) TO hirfa_api;

-- The customer and the provider of a booking, visible to each other and to admins.
CREATE VIEW booking_people AS
  SELECT bookings.id AS booking_id, providers.user_id AS provider_user_id, providers.display_name_en, providers.display_name_ar,
    providers.avatar_url AS provider_avatar_url, customers.full_name AS customer_full_name, customers.avatar_url AS customer_avatar_url
  FROM bookings
  JOIN provider_profiles AS providers ON providers.id = bookings.provider_id
  JOIN profiles AS customers ON customers.user_id = bookings.booker_id
  WHERE bookings.booker_id = actor_id() OR providers.user_id = actor_id() OR actor_is_admin();
GRANT SELECT ON booking_people TO hirfa_api;

-- Inserts a booking of the actor with all that belongs to it, from rows of these tables. Fails with `exclusion_violation` if its slot
-- is taken: concurrent calls for one slot wait for each other. Nobody else inserts bookings, so what policies would check of each
-- row is checked once.
CREATE FUNCTION insert_booking(rows json) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  given record;
  booking bookings;
  payment payments;
BEGIN
  -- All are parsed once.
  SELECT * INTO given FROM json_to_record(rows) AS each (slot booking_slots, booking bookings, place booking_places,
    start_code booking_start_codes, payment payments, history booking_history, events stream_outbox[]);
  booking := given.booking;
  payment := given.payment;
  IF booking.booker_id IS DISTINCT FROM actor_id() OR (booking.status, booking.payment_status) IS DISTINCT FROM ('awaiting_acceptance', 'pending')
    OR (payment.booking_id, payment.provider_id, payment.payer_id, payment.rail_state, payment.held)
      IS DISTINCT FROM (booking.id, booking.provider_id, booking.booker_id, 'none', 0.00)
    OR actor_is_blocked_by(booking.provider_id)
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
  INSERT INTO booking_places (booking_id, address, notes) VALUES (booking.id, (given.place).address, (given.place).notes);
  INSERT INTO booking_start_codes (booking_id, code) VALUES (booking.id, (given.start_code).code);
  INSERT INTO payments VALUES (payment.*);
  INSERT INTO booking_history (id, booking_id, event, part, actor_id, to_status, to_payment_status, at)
    VALUES ((given.history).id, booking.id, 'book', 'customer', booking.booker_id, booking.status, booking.payment_status, booking.created_at);
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

-- Checks the start code, with a limited number of attempts. Only the customer can read the code itself.
CREATE FUNCTION try_start_code(booking uuid, given text, most_tries int) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept booking_start_codes;
BEGIN
  IF NOT is_own_booking(booking) THEN RETURN 'wrong'; END IF;
  SELECT * INTO kept FROM booking_start_codes WHERE booking_id = booking FOR UPDATE;
  IF kept.tries >= most_tries THEN RETURN 'locked'; END IF;
  IF kept.code = given THEN RETURN 'right'; END IF;
  UPDATE booking_start_codes SET tries = tries + 1 WHERE booking_id = booking;
  RETURN 'wrong';
END $$;
GRANT EXECUTE ON FUNCTION try_start_code(uuid, text, int) TO hirfa_api;

-- The figures of providers: settled jobs of all time that were not refunded in full, and rates over the last days of Cairo.
-- Two counts of a provider wait for each other: the rows are locked first, in their order, and counted by a later statement,
-- which sees what the other transaction has committed. A deadline counts again on the day when the oldest counted booking is
-- too old. Returns the providers whose figures have changed.
CREATE FUNCTION count_provider_metrics(provider_ids uuid[], at timestamptz, days int, usual_rate int, from_requests int)
RETURNS SETOF uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  since timestamptz := ((at AT TIME ZONE 'Africa/Cairo')::date - days + 1)::timestamp AT TIME ZONE 'Africa/Cairo';
BEGIN
  INSERT INTO provider_metrics (provider_id, updated_at) SELECT id, at FROM unnest(provider_ids) AS wanted (id) ORDER BY id
  ON CONFLICT DO NOTHING;
  PERFORM FROM provider_metrics WHERE provider_id = ANY (provider_ids) ORDER BY provider_id FOR NO KEY UPDATE;
  RETURN QUERY
  WITH counted AS (
    SELECT wanted.id, done.total_jobs, answers.*, endings.*, answers.accepted + answers.declined AS answered,
      answers.accepted + answers.declined + answers.expired AS requests
    FROM unnest(provider_ids) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total_jobs FROM bookings
      WHERE provider_id = wanted.id AND completed_at IS NOT NULL AND payment_status <> 'refunded'
    ) AS done
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE confirmed_at IS NOT NULL) AS accepted,
        count(*) FILTER (WHERE cancel_reason = 'declined') AS declined,
        count(*) FILTER (WHERE cancel_reason = 'request_expired') AS expired,
        avg(extract(epoch FROM coalesce(confirmed_at, cancelled_at) - authorized_at) / 60)
          FILTER (WHERE confirmed_at IS NOT NULL OR cancel_reason = 'declined') AS minutes,
        min(coalesce(confirmed_at, cancelled_at)) AS oldest_answer
      FROM bookings
      WHERE provider_id = wanted.id AND authorized_at IS NOT NULL AND coalesce(confirmed_at, cancelled_at) >= since
        AND (confirmed_at IS NOT NULL OR cancel_reason IN ('declined', 'request_expired'))
    ) AS answers
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE completed_at IS NOT NULL) AS completed, count(*) AS ended,
        min(coalesce(completed_at, cancelled_at)) AS oldest_end
      FROM bookings
      WHERE provider_id = wanted.id AND (status = 'cancelled' OR completed_at IS NOT NULL)
        AND coalesce(completed_at, cancelled_at) >= since
        AND (completed_at IS NOT NULL AND payment_status <> 'refunded' OR cancel_reason IN ('provider_cancelled', 'provider_absent'))
    ) AS endings
  ), aging AS (
    INSERT INTO deadlines (kind, entity_id, due_at)
    SELECT 'booking.count_metrics', id,
      ((least(oldest_answer, oldest_end) AT TIME ZONE 'Africa/Cairo')::date + days)::timestamp AT TIME ZONE 'Africa/Cairo'
    FROM counted WHERE least(oldest_answer, oldest_end) IS NOT NULL
    ON CONFLICT (kind, entity_id) DO UPDATE SET due_at = excluded.due_at, claimed_until = NULL
  ), figures AS (
    SELECT id, total_jobs, CASE WHEN minutes IS NOT NULL THEN greatest(round(minutes), 1)::int END AS minutes, round(100.0 * accepted / nullif(requests, 0))::int AS acceptance,
      round(100.0 * completed / nullif(ended, 0))::int AS completion, requests::int,
      CASE WHEN requests < from_requests THEN usual_rate ELSE round(100.0 * answered / requests)::int END AS response
    FROM counted
  )
  UPDATE provider_metrics AS kept SET total_jobs = figures.total_jobs, response_time_avg_minutes = figures.minutes,
    acceptance_rate = acceptance, completion_rate = completion, response_rate = response, recent_requests = requests, updated_at = at
  FROM figures
  WHERE kept.provider_id = figures.id
    AND (kept.total_jobs, kept.response_time_avg_minutes, acceptance_rate, completion_rate, response_rate, recent_requests)
      IS DISTINCT FROM (figures.total_jobs, figures.minutes, acceptance, completion, response, requests)
  RETURNING kept.provider_id;
END $$;
GRANT EXECUTE ON FUNCTION count_provider_metrics(uuid[], timestamptz, int, int, int) TO hirfa_api, hirfa_worker;

-- What the actor gets for each of their jobs: what the ledger says, or what it will say once the gateway has done what was
-- asked of it. Jobs that pay nothing have no row. Settled is what can be paid out.
CREATE VIEW own_earnings AS
  SELECT bookings.id AS booking_id, bookings.title AS title_en, bookings.title_ar, bookings.starts_at,
    bookings.status = 'cancelled' AS is_late_cancellation, bookings.hourly_rate, bookings.total_hours,
    bookings.completed_at IS NOT NULL OR payments.released_at IS NOT NULL AS is_settled,
    (earned.payout + earned.commission)::numeric(12,2) AS subtotal, earned.commission::numeric(12,2) AS provider_commission,
    earned.payout::numeric(12,2) AS provider_payout
  FROM bookings
  JOIN payments ON payments.booking_id = bookings.id
  LEFT JOIN LATERAL (
    SELECT provider_payout, provider_commission FROM payment_operations AS asked
    WHERE asked.booking_id = bookings.id AND asked.state IN ('requested', 'sent') ORDER BY asked.id DESC LIMIT 1
  ) AS target ON true
  LEFT JOIN LATERAL (
    SELECT -sum(amount) FILTER (WHERE account IN ('provider_pending', 'provider_payable')) AS payout,
      -sum(amount) FILTER (WHERE account = 'commission') AS commission
    FROM ledger_entries AS entries WHERE entries.booking_id = bookings.id
  ) AS moved ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(target.provider_payout, moved.payout, 0) AS payout, coalesce(target.provider_commission, moved.commission, 0) AS commission
  ) AS earned
  WHERE bookings.provider_id = actor_provider_id() AND bookings.authorized_at IS NOT NULL AND earned.payout <> 0;
GRANT SELECT ON own_earnings TO hirfa_api;
