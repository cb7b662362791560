-- The figures of providers: settled jobs of all time that were not refunded in full, and rates over the last days of
-- Cairo. Two counts of a provider wait for each other: the rows are locked first, in their order, and counted by a
-- later statement, which sees what the other transaction has committed. A deadline counts again on the day when the
-- oldest counted booking is too old. Returns the providers whose figures have changed.
CREATE FUNCTION count_provider_metrics(provider_ids uuid[], at timestamptz, days int, usual_rate int, from_requests int)
RETURNS SETOF uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  since timestamptz := ((at AT TIME ZONE :market_zone)::date - days + 1)::timestamp AT TIME ZONE :market_zone;
BEGIN
  INSERT INTO provider_metrics (provider_id, updated_at)
  SELECT id, at FROM unnest(provider_ids) AS wanted (id) ORDER BY id
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
        count(*) FILTER (WHERE cancel_reason = :declined) AS declined,
        count(*) FILTER (WHERE cancel_reason = :expired) AS expired,
        avg(extract(epoch FROM coalesce(confirmed_at, cancelled_at) - authorized_at) / 60)
          FILTER (WHERE confirmed_at IS NOT NULL OR cancel_reason = :declined) AS minutes,
        min(coalesce(confirmed_at, cancelled_at)) AS oldest_answer
      FROM bookings
      -- A package is one request.
      WHERE provider_id = wanted.id AND authorized_at IS NOT NULL AND coalesce(confirmed_at, cancelled_at) >= since
        AND coalesce(package_id, id) = id
        AND (confirmed_at IS NOT NULL OR cancel_reason IN (:declined, :expired))
    ) AS answers
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE completed_at IS NOT NULL) AS completed, count(*) AS ended,
        min(coalesce(completed_at, cancelled_at)) AS oldest_end
      FROM bookings
      WHERE provider_id = wanted.id AND (status = 'cancelled' OR completed_at IS NOT NULL)
        AND coalesce(completed_at, cancelled_at) >= since
        AND (completed_at IS NOT NULL AND payment_status <> 'refunded'
          OR cancel_reason IN (:ended_by_provider))
    ) AS endings
  ), aging AS (
    INSERT INTO deadlines (kind, entity_id, due_at)
    SELECT 'booking.count_metrics', id,
      ((least(oldest_answer, oldest_end) AT TIME ZONE :market_zone)::date + days)::timestamp AT TIME ZONE :market_zone
    FROM counted WHERE least(oldest_answer, oldest_end) IS NOT NULL
    ON CONFLICT (kind, entity_id) DO UPDATE SET due_at = excluded.due_at, claimed_until = NULL
  ), figures AS (
    SELECT id, total_jobs, CASE WHEN minutes IS NOT NULL THEN greatest(round(minutes), 1)::int END AS minutes,
      round(100.0 * accepted / nullif(requests, 0))::int AS acceptance,
        round(100.0 * completed / nullif(ended, 0))::int AS completion, requests::int,
      CASE WHEN requests < from_requests THEN usual_rate ELSE round(100.0 * answered / requests)::int END AS response
    FROM counted
  )
  UPDATE provider_metrics AS kept SET total_jobs = figures.total_jobs, response_time_avg_minutes = figures.minutes,
    acceptance_rate = acceptance, completion_rate = completion, response_rate = response, recent_requests = requests,
      updated_at = at
  FROM figures
  WHERE kept.provider_id = figures.id
    AND (kept.total_jobs, kept.response_time_avg_minutes, acceptance_rate, completion_rate, response_rate,
      recent_requests)
      IS DISTINCT FROM (figures.total_jobs, figures.minutes, acceptance, completion, response, requests)
  RETURNING kept.provider_id;
END $$;
GRANT EXECUTE ON FUNCTION count_provider_metrics(uuid[], timestamptz, int, int, int) TO hirfa_api, hirfa_worker;
