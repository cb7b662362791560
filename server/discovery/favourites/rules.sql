-- Whether somebody can book a provider within the days that count as this week.
CREATE FUNCTION is_free_soon(provider uuid, at timestamptz) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM provider_profiles AS providers
    JOIN provider_summaries AS summaries ON summaries.provider_id = providers.id
    WHERE providers.id = provider AND is_listed(verification_status, is_active, is_bookable)
      AND next_free_at > at AND next_free_at <= at + interval :soon_free)
$$;
REVOKE EXECUTE ON FUNCTION is_free_soon(uuid, timestamptz) FROM PUBLIC;

-- Saves these providers for the actor, the first one last: those who have a page and are not saved yet. Returns how
-- many are left out because the list is full. Whoever saves at the same time waits, so that no list gets longer.
CREATE FUNCTION save_favourites(providers uuid[], at timestamptz, OUT saved int, OUT left_out int) LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  wanted uuid[];
  room int;
BEGIN
  PERFORM pg_advisory_xact_lock('favourites of a person', hashtext(actor_id()::text));
  wanted := ARRAY(SELECT id FROM unnest(providers) WITH ORDINALITY AS each (id, place) JOIN public_providers USING (id)
    WHERE NOT EXISTS (SELECT FROM favourites WHERE user_id = actor_id() AND provider_id = id)
    GROUP BY id ORDER BY min(place));
  SELECT greatest(:most_favourites - count(*), 0) INTO room FROM favourites WHERE user_id = actor_id();
  INSERT INTO favourites (user_id, provider_id, saved_at, waits)
  -- Each row has another instant, so that the order is kept.
  SELECT actor_id(), id, at - place * interval '1 millisecond', NOT is_free_soon(id, at)
  FROM unnest(wanted[1 : room]) WITH ORDINALITY AS each (id, place);
  saved := least(cardinality(wanted), room);
  left_out := cardinality(wanted) - saved;
END $$;
GRANT EXECUTE ON FUNCTION save_favourites(uuid[], timestamptz) TO hirfa_api;

-- Of these providers those whom somebody has saved and who have free time this week by now, or no more.
CREATE FUNCTION favourites_to_look_at(providers uuid[], at timestamptz) RETURNS SETOF uuid LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM unnest(providers) AS id
  WHERE EXISTS (SELECT FROM favourites WHERE provider_id = id AND waits IS NOT NULL)
    AND EXISTS (SELECT FROM favourites WHERE provider_id = id AND waits = is_free_soon(id, at))
$$;
-- Looks at up to so many people who have saved a provider: notes who waits for a free time, and returns whom to tell of
-- one, which is told once. Nobody is told of themselves, of somebody who has blocked them, or while they are suspended.
CREATE FUNCTION look_at_favourites(provider uuid, at timestamptz, most int, OUT user_id uuid, OUT is_told boolean)
RETURNS SETOF record LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_free boolean := is_free_soon(provider, at);
BEGIN
  RETURN QUERY
  WITH looked AS (
    SELECT each.user_id AS person, is_free AND account_state(each.user_id) = 'open'
      AND NOT EXISTS (SELECT FROM blocked_customers WHERE provider_id = provider AND customer_id = each.user_id)
      AND NOT EXISTS (SELECT FROM provider_profiles WHERE id = provider AND provider_profiles.user_id = each.user_id)
      AS hears
    FROM favourites AS each WHERE provider_id = provider AND waits = is_free
    ORDER BY each.user_id LIMIT most FOR UPDATE
  )
  UPDATE favourites AS each SET waits = CASE WHEN NOT hears THEN NOT is_free END,
    told_at = CASE WHEN hears THEN at END
  FROM looked WHERE each.user_id = person AND each.provider_id = provider
  RETURNING each.user_id, hears;
END $$;
GRANT EXECUTE ON FUNCTION favourites_to_look_at(uuid[], timestamptz), look_at_favourites(uuid, timestamptz, int)
  TO hirfa_worker;

-- The list says of those without a page whether they will have one again.
GRANT SELECT ON public_absent_providers TO hirfa_api;
-- Only the person reads and removes them; the function above adds them, within its limit.
GRANT SELECT, DELETE ON favourites TO hirfa_api;
CREATE POLICY own ON favourites TO hirfa_api USING (user_id = actor_id()) WITH CHECK (user_id = actor_id());
GRANT SELECT, DELETE ON favourites TO hirfa_worker;
CREATE POLICY worker ON favourites TO hirfa_worker USING (true) WITH CHECK (true);
