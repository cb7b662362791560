-- Has the earliest free start of the row's provider found again at once, by a deadline. The trigger waits for the
-- commit: it locks the deadline last, and only briefly. Who fills tables as the owner of the database has all of them
-- found together.
CREATE FUNCTION find_free_time_again() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  provider uuid;
BEGIN
  IF session_user NOT IN ('hirfa_api', 'hirfa_worker') THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'provider_profiles' THEN provider := NEW.id;
  ELSE provider := coalesce(NEW.provider_id, OLD.provider_id);
  END IF;
  PERFORM decide_turns_again(provider);
  -- Also of one that is handled right now: it may have read the calendar before.
  INSERT INTO deadlines AS known (kind, entity_id, due_at) VALUES ('booking.find_free_time', provider, 'epoch')
  ON CONFLICT (kind, entity_id) DO UPDATE SET due_at = EXCLUDED.due_at, claimed_until = NULL
    WHERE known.due_at <> EXCLUDED.due_at OR known.claimed_until IS NOT NULL;
  RETURN NULL;
END $$;
-- Every change of hours raises the version, and every reading of an imported calendar has its time.
CREATE CONSTRAINT TRIGGER free_time_of_calendar
  AFTER INSERT OR UPDATE OF version, import_address, import_read_at ON provider_calendars
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION find_free_time_again();
CREATE CONSTRAINT TRIGGER free_time_of_provider AFTER UPDATE OF verification_status, is_active, notice_minutes,
  horizon_days, slot_step_minutes, travel_buffer_minutes, supports_online, supports_in_person ON provider_profiles
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION find_free_time_again();
CREATE CONSTRAINT TRIGGER free_time_of_card AFTER INSERT OR DELETE OR UPDATE ON service_cards
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION find_free_time_again();
CREATE CONSTRAINT TRIGGER free_time_of_area AFTER INSERT OR DELETE ON provider_service_areas
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION find_free_time_again();
-- A booking takes time once it is paid, until it ends; its slot changes when it is moved, or gets longer.
CREATE CONSTRAINT TRIGGER free_time_of_slot AFTER UPDATE OF occupied ON booking_slots
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION find_free_time_again();
CREATE CONSTRAINT TRIGGER free_time_of_booking AFTER UPDATE OF status, authorized_at ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.authorized_at IS NOT NULL AND (OLD.authorized_at IS NULL
    OR (OLD.status IN (:live_statuses)) <> (NEW.status IN (:live_statuses))))
  EXECUTE FUNCTION find_free_time_again();
CREATE CONSTRAINT TRIGGER free_time_of_deleted_booking AFTER DELETE ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.authorized_at IS NOT NULL)
  EXECUTE FUNCTION find_free_time_again();

-- The calendars of those of these providers who count, without unpaid bookings, and the offers that can be booked of
-- them.
CREATE FUNCTION calendars_and_offers(provider_ids uuid[], from_at timestamptz, to_at timestamptz)
RETURNS TABLE (provider_id uuid, notice_minutes int, horizon_days int, slot_step_minutes int, travel_buffer_minutes int,
  weekly json, templates json, exceptions json, busy json, offers json)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT profiles.id, calendar.*, coalesce((
      SELECT json_agg(json_build_object('pricing_mode', pricing_mode, 'duration_minutes', duration_minutes,
        'supports_online', supports_online, 'supports_in_person', supports_in_person AND area_ids <> '{}'))
      FROM public_offers WHERE public_offers.provider_id = profiles.id
    ), '[]')
  FROM provider_profiles AS profiles, provider_calendar(profiles.id, from_at, to_at, false) AS calendar
  WHERE profiles.id = ANY (provider_ids) AND counts_as_provider(profiles.verification_status, profiles.is_active)
$$;
-- Stores when providers are free, as objects with the columns of their summaries, and who is bookable: who has an
-- earliest start. Returns those of whom this is new, with their persons.
CREATE FUNCTION keep_free_times(times jsonb)
RETURNS TABLE (provider_id uuid, user_id uuid) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed uuid[] := ARRAY(SELECT profiles.id FROM jsonb_populate_recordset(NULL::provider_summaries, times) AS each
    JOIN provider_profiles AS profiles ON profiles.id = each.provider_id
    WHERE is_bookable <> (each.next_free_at IS NOT NULL));
BEGIN
  IF changed <> '{}' THEN
    PERFORM share_catalogue();
    PERFORM FROM provider_profiles WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
    RETURN QUERY UPDATE provider_profiles AS profiles SET is_bookable = each.next_free_at IS NOT NULL
      FROM jsonb_populate_recordset(NULL::provider_summaries, times) AS each
      WHERE profiles.id = each.provider_id AND profiles.id = ANY (changed) RETURNING profiles.id, profiles.user_id;
  END IF;
  UPDATE provider_summaries AS summaries SET next_free_at = each.next_free_at,
    shortest_minutes = each.shortest_minutes, free_from = each.free_from, free_starts = each.free_starts,
    free_half_hours = each.free_half_hours
  FROM jsonb_populate_recordset(NULL::provider_summaries, times) AS each
  WHERE summaries.provider_id = each.provider_id
    AND (summaries.next_free_at, summaries.shortest_minutes, summaries.free_from, summaries.free_starts,
      summaries.free_half_hours) IS DISTINCT FROM (each.next_free_at, each.shortest_minutes, each.free_from,
      each.free_starts, each.free_half_hours);
END $$;
-- For the release before, which knows no half hours: they are found a minute later, by this one.
CREATE FUNCTION keep_free_times(provider_ids uuid[], starts timestamptz[])
RETURNS TABLE (provider_id uuid, user_id uuid) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY SELECT * FROM keep_free_times((SELECT jsonb_agg(jsonb_build_object('provider_id', id,
    'next_free_at', start)) FROM unnest(provider_ids, starts) AS found (id, start)));
  UPDATE deadlines SET due_at = now() + interval '1 minute', claimed_until = NULL
  WHERE kind = 'booking.find_free_time' AND entity_id = ANY (provider_ids);
END $$;
GRANT EXECUTE ON FUNCTION calendars_and_offers(uuid[], timestamptz, timestamptz), keep_free_times(jsonb),
  keep_free_times(uuid[], timestamptz[]) TO hirfa_worker;

-- In which half hours of the listed days from one on, work of these minutes can start: where the shortest work can, and
-- enough half hours in a row are free, found by doubling. All zero while it is not known.
CREATE FUNCTION half_hours_to_start(from_day date, starts bit varying, half_hours bit varying, shortest int,
  day date, minutes int) RETURNS bit(:listed_half_hours) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  needed int := CASE WHEN minutes <= shortest THEN 0 ELSE ceil(minutes::numeric / :half_hour_minutes)::int END;
  runs bit varying := half_hours;
  known int := 1;
BEGIN
  IF from_day IS NULL OR from_day > day THEN RETURN B'0'::bit(:listed_half_hours); END IF;
  WHILE known < needed LOOP
    runs := runs & (runs << least(known, needed - known));
    known := known + least(known, needed - known);
  END LOOP;
  IF needed > 0 THEN starts := starts & runs; END IF;
  RETURN substring(starts FROM 1 + :half_hours_of_day * (day - from_day))::bit(:listed_half_hours);
END $$;
GRANT EXECUTE ON FUNCTION half_hours_to_start(date, bit varying, bit varying, int, date, int)
  TO hirfa_public, hirfa_api, hirfa_worker;

-- Until they are found for the first time, all providers are in lists: the first start with these rules asks for it.
INSERT INTO deadlines (kind, entity_id, due_at)
SELECT 'booking.find_free_time', id, 'epoch' FROM provider_profiles
WHERE counts_as_provider(verification_status, is_active) ON CONFLICT DO NOTHING;
UPDATE deadlines SET due_at = 'epoch', claimed_until = NULL WHERE kind = 'booking.find_free_time'
  AND entity_id IN (SELECT provider_id FROM provider_summaries WHERE free_from IS NULL);
