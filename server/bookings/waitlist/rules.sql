-- Has the turns of those who wait for a provider decided again at once, by a deadline, as free times are found again.
CREATE FUNCTION decide_turns_again(provider uuid) RETURNS void LANGUAGE sql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO deadlines AS known (kind, entity_id, due_at)
  SELECT 'booking.give_turns', provider, 'epoch' WHERE EXISTS (SELECT FROM waitlist WHERE provider_id = provider)
  ON CONFLICT (kind, entity_id) DO UPDATE SET due_at = EXCLUDED.due_at, claimed_until = NULL
    WHERE known.due_at <> EXCLUDED.due_at OR known.claimed_until IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION decide_turns_again(uuid) FROM PUBLIC;
-- Has the turns decided again when a time of the row's provider is taken, also by an unpaid booking, or free again.
CREATE FUNCTION turns_of_slot() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM decide_turns_again(coalesce(NEW.provider_id, OLD.provider_id));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER turns_of_slot AFTER INSERT OR DELETE OR UPDATE OF occupied ON booking_slots
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION turns_of_slot();

CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON waitlist FOR EACH ROW EXECUTE FUNCTION refuse_suspended();

-- The actor waits for a time of a card's provider, or for another time of that day than before: then behind the others.
-- Returns the id; null where they wait for as many days as they can. Whoever adds at the same time waits, so that no
-- list gets longer.
CREATE FUNCTION wait_for_time(entry jsonb, at timestamptz) RETURNS uuid LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wish waitlist := jsonb_populate_record(NULL::waitlist, entry);
  found uuid;
BEGIN
  PERFORM pg_advisory_xact_lock('waitlist of a person', hashtext(actor_id()::text));
  SELECT provider_id INTO STRICT wish.provider_id FROM service_cards WHERE id = wish.service_card_id;
  IF (SELECT count(*) FROM waitlist WHERE user_id = actor_id() AND ends_at > at
    AND (provider_id, day) <> (wish.provider_id, wish.day)) >= :most_waits THEN RETURN NULL; END IF;
  INSERT INTO waitlist AS known (id, user_id, provider_id, service_card_id, mode, half_hours, day, part, ends_at,
    created_at, since)
  VALUES (wish.id, actor_id(), wish.provider_id, wish.service_card_id, wish.mode, wish.half_hours, wish.day, wish.part,
    wish.ends_at, at, at)
  ON CONFLICT (user_id, provider_id, day) DO UPDATE SET service_card_id = EXCLUDED.service_card_id,
    mode = EXCLUDED.mode, half_hours = EXCLUDED.half_hours, part = EXCLUDED.part, ends_at = EXCLUDED.ends_at,
    since = at, waits = true, turns = 0, told_at = NULL, told_start = NULL
  WHERE NOT known.waits OR (known.service_card_id, known.mode, known.half_hours, known.part)
    IS DISTINCT FROM (EXCLUDED.service_card_id, EXCLUDED.mode, EXCLUDED.half_hours, EXCLUDED.part);
  SELECT id INTO found FROM waitlist
  WHERE user_id = actor_id() AND provider_id = wish.provider_id AND day = wish.day;
  PERFORM decide_turns_again(wish.provider_id);
  RETURN found;
END $$;
GRANT EXECUTE ON FUNCTION wait_for_time(jsonb, timestamptz) TO hirfa_api;

-- Who waits for a provider, locked until the end of the transaction; whether they can be told (not by somebody who has
-- blocked them, and not while they are suspended); and whether they have paid for a time of that day.
CREATE FUNCTION lock_waiting(provider uuid, at timestamptz)
RETURNS TABLE (id uuid, user_id uuid, service_card_id uuid, mode text, half_hours int, day date, part text,
  since timestamptz, waits boolean, turns int, told_at timestamptz, told_start timestamptz, hears boolean,
  has_booked boolean)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT each.id, each.user_id, each.service_card_id, each.mode, each.half_hours, each.day, each.part, each.since,
    each.waits, each.turns, each.told_at, each.told_start, account_state(each.user_id) = 'open'
      AND NOT EXISTS (SELECT FROM blocked_customers WHERE provider_id = provider AND customer_id = each.user_id),
    EXISTS (SELECT FROM bookings WHERE booker_id = each.user_id AND bookings.provider_id = provider
      AND status IN (:live_statuses) AND authorized_at >= each.since
      AND (starts_at AT TIME ZONE :market_zone)::date = each.day)
  FROM waitlist AS each WHERE each.provider_id = provider AND each.ends_at > at
  ORDER BY each.id FOR UPDATE
$$;
-- Of somebody who is told: what the notice says, as things are by now.
CREATE FUNCTION told_of_time(entry uuid)
RETURNS TABLE (user_id uuid, provider_id uuid, service_card_id uuid, display_name_en text, display_name_ar text,
  day date, turns int, told_at timestamptz, told_start timestamptz)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT each.user_id, each.provider_id, each.service_card_id, providers.display_name_en, providers.display_name_ar,
    each.day, each.turns, each.told_at, each.told_start
  FROM waitlist AS each JOIN provider_profiles AS providers ON providers.id = each.provider_id
  WHERE each.id = entry AND NOT each.waits
$$;
GRANT EXECUTE ON FUNCTION lock_waiting(uuid, timestamptz), told_of_time(uuid) TO hirfa_worker;
GRANT EXECUTE ON FUNCTION provider_calendar(uuid, timestamptz, timestamptz, boolean) TO hirfa_worker;

-- How many people wait for a time of each of these days of the actor as a provider: numbers only.
CREATE FUNCTION waiting_for_days(first_day date, last_day date, at timestamptz)
RETURNS TABLE (day date, people int) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT day, count(*)::int FROM waitlist AS each
  WHERE provider_id = actor_provider_id() AND ends_at > at AND day BETWEEN first_day AND last_day
    AND NOT EXISTS (SELECT FROM blocked_customers AS blocked
      WHERE blocked.provider_id = actor_provider_id() AND customer_id = each.user_id)
  GROUP BY day
$$;
GRANT EXECUTE ON FUNCTION waiting_for_days(date, date, timestamptz) TO hirfa_api;

-- What a person waits for, with the provider and the card, also where these can not be booked now.
CREATE VIEW own_waits AS
  SELECT each.id, each.user_id, each.provider_id, each.service_card_id, each.mode, each.half_hours, each.day, each.part,
    each.ends_at, each.waits, each.told_at, each.told_start, providers.display_name_en, providers.display_name_ar,
    providers.avatar_url, cards.title_en, cards.title_ar, offers.id IS NOT NULL AS is_bookable
  FROM waitlist AS each
  JOIN provider_profiles AS providers ON providers.id = each.provider_id
  JOIN service_cards AS cards ON cards.id = each.service_card_id
  LEFT JOIN public_offers AS offers ON offers.id = each.service_card_id
  WHERE each.user_id = actor_id();
GRANT SELECT ON own_waits TO hirfa_api;

-- Only the person reads and removes what they wait for; the function above adds it, within its limit.
GRANT SELECT, DELETE ON waitlist TO hirfa_api;
CREATE POLICY own ON waitlist TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, UPDATE (since, waits, turns, told_at, told_start), DELETE ON waitlist TO hirfa_worker;
CREATE POLICY worker ON waitlist TO hirfa_worker USING (true) WITH CHECK (true);
