-- What the feed with this secret shows: of accepted bookings no more than a calendar elsewhere may know. Null: no such
-- feed.
CREATE FUNCTION calendar_feed(token text, from_at timestamptz) RETURNS json
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT json_agg(json_build_object('id', bookings.id, 'version', bookings.version,
      'starts_at', starts_at, 'ends_at', ends_at, 'title_en', title, 'title_ar', title_ar, 'area_en', areas.name_en,
      'area_ar', areas.name_ar, 'first_name', split_part(btrim(customers.full_name), ' ', 1),
      'is_second_visit', second_visit_of IS NOT NULL,
      'changed_at', greatest(bookings.created_at, confirmed_at, started_at, finished_at, completed_at,
        (SELECT max(decided_at) FROM booking_proposals WHERE booking_id = bookings.id AND outcome = 'accepted'),
        (SELECT max(ended_at) FROM booking_extras WHERE booking_id = bookings.id AND outcome = 'added')))
        ORDER BY starts_at, bookings.id)
    FROM bookings
    JOIN profiles AS customers ON customers.user_id = bookings.booker_id
    LEFT JOIN service_areas AS areas ON areas.id = bookings.area_id
    WHERE bookings.provider_id = calendars.provider_id AND starts_at >= from_at
      AND status IN ('confirmed', 'started', 'in_progress', 'completed')), '[]')
  FROM provider_calendars AS calendars WHERE feed_token = token AND keeps_calendars(provider_id)
$$;
GRANT EXECUTE ON FUNCTION calendar_feed(text, timestamptz) TO hirfa_public;
