-- Frees the slot of a booking that is no longer live.
CREATE FUNCTION free_booking_slot() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.status NOT IN (:live_statuses) THEN
    DELETE FROM booking_slots WHERE booking_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER free_booking_slot AFTER UPDATE OF status ON bookings FOR EACH ROW EXECUTE FUNCTION free_booking_slot();
-- Notes beside a place when its booking has ended: a year later the place is deleted.
CREATE FUNCTION place_settled() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE booking_places SET settled_at = coalesce(NEW.completed_at, NEW.cancelled_at) WHERE booking_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER place_settled AFTER UPDATE OF completed_at, cancelled_at ON bookings FOR EACH ROW
  WHEN (coalesce(OLD.completed_at, OLD.cancelled_at) IS NULL
    AND coalesce(NEW.completed_at, NEW.cancelled_at) IS NOT NULL)
  EXECUTE FUNCTION place_settled();
-- Refuses a live booking without its slot.
CREATE FUNCTION live_booking_has_slot() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The slot is found by its booking, whatever else has to be so: with all conditions in WHERE, PostgreSQL may rather
  -- walk the slots of the provider.
  IF EXISTS (
    SELECT 1 FROM bookings WHERE id = NEW.id AND status IN (:live_statuses)
      AND NOT coalesce((
        SELECT slots.provider_id = bookings.provider_id
          AND slots.occupied @> tstzrange(bookings.starts_at, bookings.ends_at)
        FROM booking_slots AS slots WHERE slots.booking_id = bookings.id
      ), false)
  ) THEN
    RAISE EXCEPTION 'booking % is live without its slot', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'live_booking_has_slot';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER live_booking_has_slot AFTER INSERT OR UPDATE OF status, starts_at, ends_at, provider_id
  ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION live_booking_has_slot();

CREATE FUNCTION is_own_booking(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking
  AND (booker_id = actor_id() OR provider_id = actor_provider_id())) $$;
CREATE FUNCTION is_own_booking_as_customer(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND booker_id = actor_id()) $$;
-- Which of the two people of a booking the actor is; null for others.
CREATE FUNCTION own_part_in(booking uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT CASE WHEN booker_id = actor_id() THEN 'customer' WHEN provider_id = actor_provider_id() THEN 'provider' END
  FROM bookings WHERE id = booking $$;
-- The provider can read the address once the payment is captured, and after the job is finished as long as the two can
-- write to each other; not of what is cancelled.
CREATE FUNCTION can_read_booking_place(booking uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM bookings WHERE id = booking AND (booker_id = actor_id()
  OR provider_id = actor_provider_id() AND payment_status = 'captured' AND status <> 'cancelled'
    AND (finished_at IS NULL OR finished_at > actor_time() - interval :writable_after_end))) $$;
-- Whether a provider has blocked the actor, who cannot read the row.
CREATE FUNCTION actor_is_blocked_by(provider uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT 1 FROM blocked_customers WHERE provider_id = provider AND customer_id = actor_id()) $$;
GRANT EXECUTE ON FUNCTION actor_is_blocked_by(uuid), is_own_booking(uuid), is_own_booking_as_customer(uuid),
  own_part_in(uuid), can_read_booking_place(uuid) TO hirfa_api;

-- Rights of the customer and the provider of a booking, and of admins.
GRANT SELECT ON bookings TO hirfa_api;
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_suspended();
GRANT UPDATE (status, confirmed_at, started_at, finished_at, completed_at, cancelled_at, cancel_reason, cancel_note,
  starts_at, ends_at, free_until_at_most, proposal_by, proposal_until, disputed_at, disputed_by, dispute_answer_until,
  dispute_ended_at, version)
  ON bookings TO hirfa_api;
CREATE POLICY read ON bookings FOR SELECT TO hirfa_api
  USING (booker_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
CREATE POLICY change ON bookings FOR UPDATE TO hirfa_api
  USING (booker_id = actor_id() OR provider_id = actor_provider_id() OR actor_is_admin());
GRANT SELECT ON booking_places, booking_start_codes TO hirfa_api;
GRANT SELECT, INSERT ON booking_history TO hirfa_api;
CREATE POLICY read ON booking_places FOR SELECT TO hirfa_api
  USING (can_read_booking_place(booking_id) OR actor_is_admin());
CREATE POLICY read_own ON booking_start_codes FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
CREATE POLICY read ON booking_history FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY add ON booking_history FOR INSERT TO hirfa_api
  WITH CHECK (actor_id = actor_id() AND (is_own_booking(booking_id) OR actor_is_admin()));
CREATE POLICY booking_of_anybody ON deadlines TO hirfa_api
  USING (kind LIKE 'booking.%' AND actor_is_admin()) WITH CHECK (kind LIKE 'booking.%' AND actor_is_admin());
CREATE POLICY own_booking ON deadlines TO hirfa_api
  USING (kind LIKE 'booking.%' AND is_own_booking(entity_id))
  WITH CHECK (kind LIKE 'booking.%' AND is_own_booking(entity_id));

-- Their rights on the payment of the booking.
CREATE POLICY read_own ON payment_attempts FOR SELECT TO hirfa_api USING (is_own_booking_as_customer(booking_id));
CREATE POLICY read_all ON payment_attempts FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY create_own ON payment_attempts FOR INSERT TO hirfa_api
  WITH CHECK (is_own_booking_as_customer(booking_id) AND state = 'open' AND checkout_id IS NULL);
CREATE POLICY read ON payment_operations FOR SELECT TO hirfa_api USING (is_own_booking(booking_id) OR actor_is_admin());
CREATE POLICY request ON payment_operations FOR INSERT TO hirfa_api
  WITH CHECK (state = 'requested' AND (is_own_booking(booking_id) OR actor_is_admin()));
CREATE POLICY read_own ON booking_discounts FOR SELECT TO hirfa_api
  USING (is_own_booking_as_customer(booking_id) OR (SELECT actor_is_admin()));

-- The worker acts for the clock and the gateway.
GRANT SELECT ON bookings, booking_places, booking_history TO hirfa_worker;
GRANT UPDATE (status, payment_status, total_amount, platform_fee, vat_amount, ends_at, hold_until, hold_extended_at,
  authorized_at, confirmed_at, started_at, finished_at, completed_at, cancelled_at, cancel_reason, cancel_note,
  second_visit_reason, money_back_at, proposal_by, proposal_until, dispute_answer_until, dispute_ended_at, version)
    ON bookings TO hirfa_worker;
GRANT INSERT, UPDATE (note) ON booking_history TO hirfa_worker;
GRANT UPDATE (address, notes), DELETE ON booking_places TO hirfa_worker;
CREATE POLICY worker ON bookings TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON booking_places TO hirfa_worker USING (true) WITH CHECK (true);
CREATE POLICY worker ON booking_history TO hirfa_worker USING (true) WITH CHECK (true);

-- When a provider works, and when they are busy between two instants: public, but not the bookings behind it. Unpaid
-- bookings can be left out.
CREATE FUNCTION provider_calendar(provider uuid, from_at timestamptz, to_at timestamptz, with_unpaid boolean
  DEFAULT true)
RETURNS TABLE (notice_minutes int, horizon_days int, slot_step_minutes int, travel_buffer_minutes int, weekly json,
  templates json, exceptions json, busy json)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH asked AS (
    -- With the days before and after, in every zone.
    SELECT (from_at AT TIME ZONE 'UTC')::date - 1 AS first_day, (to_at AT TIME ZONE 'UTC')::date + 1 AS last_day
  )
  SELECT profiles.notice_minutes, profiles.horizon_days, profiles.slot_step_minutes, profiles.travel_buffer_minutes,
    coalesce((SELECT json_agg(json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute', to_minute))
      FROM provider_weekly_hours WHERE provider_id = provider), '[]'),
    coalesce((SELECT json_agg(json_build_object('first_day', template.first_day, 'last_day', template.last_day, 'hours',
        coalesce((SELECT json_agg(json_build_object('weekday', weekday, 'from_minute', from_minute, 'to_minute',
          to_minute))
          FROM provider_template_hours WHERE template_id = template.id), '[]')))
      FROM provider_hour_templates AS template, asked
      WHERE provider_id = provider AND template.first_day <= asked.last_day AND template.last_day >= asked.first_day),
        '[]'),
    coalesce((SELECT json_agg(json_strip_nulls(json_build_object('day', day, 'kind', kind, 'from_minute', from_minute,
      'to_minute', to_minute)))
      FROM provider_day_exceptions, asked WHERE provider_id = provider AND day BETWEEN first_day AND last_day), '[]'),
    coalesce((SELECT json_agg(json_build_object('start', starts_at, 'end', ends_at)) FROM (
        SELECT lower(occupied) AS starts_at, upper(occupied) AS ends_at FROM booking_slots AS slots
        WHERE provider_id = provider AND occupied && tstzrange(from_at, to_at) AND (with_unpaid
          OR EXISTS (SELECT FROM bookings WHERE id = slots.booking_id AND authorized_at IS NOT NULL)
          -- Those of a package that has not begun have no booking yet.
          OR EXISTS (SELECT FROM package_dates AS dates JOIN bookings ON bookings.id = dates.package_id
            WHERE dates.booking_id = slots.booking_id AND authorized_at IS NOT NULL))
        UNION ALL
        SELECT starts_at, ends_at FROM provider_busy_times WHERE provider_id = provider AND ends_at > from_at
          AND starts_at < to_at
      ) AS taken), '[]')
  FROM provider_profiles AS profiles WHERE profiles.id = provider
$$;
GRANT EXECUTE ON FUNCTION provider_calendar(uuid, timestamptz, timestamptz, boolean) TO hirfa_api, hirfa_public;

-- Offers that can be booked: active cards of verified, active providers.
CREATE VIEW public_offers AS
  SELECT cards.id, cards.provider_id, cards.service_id, cards.category_slug, cards.title_en, cards.title_ar,
    cards.base_price,
    CASE WHEN cards.is_visit THEN 'visit' ELSE coalesce(services.pricing_mode, 'fixed') END AS pricing_mode,
    cards.duration_minutes,
    providers.supports_online, providers.supports_in_person, providers.allow_group_booking, cards.warranty_days,
    ARRAY(SELECT service_area_id FROM provider_service_areas AS places
      WHERE places.provider_id = providers.id) AS area_ids
  FROM service_cards AS cards
  JOIN provider_profiles AS providers ON providers.id = cards.provider_id
  LEFT JOIN services ON services.id = cards.service_id
  WHERE cards.is_active AND counts_as_provider(providers.verification_status, providers.is_active);
GRANT SELECT ON public_offers TO hirfa_api, hirfa_public, hirfa_worker;

-- The customer and the provider of a booking, visible to each other and to admins.
CREATE VIEW booking_people AS
  SELECT bookings.id AS booking_id, providers.user_id AS provider_user_id, providers.display_name_en,
    providers.display_name_ar, providers.avatar_url AS provider_avatar_url, customers.full_name AS customer_full_name,
      customers.avatar_url AS customer_avatar_url
  FROM bookings
  JOIN provider_profiles AS providers ON providers.id = bookings.provider_id
  JOIN profiles AS customers ON customers.user_id = bookings.booker_id
  WHERE bookings.booker_id = actor_id() OR providers.user_id = actor_id() OR actor_is_admin();
GRANT SELECT ON booking_people TO hirfa_api;

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
