GRANT SELECT ON daily_revenue, daily_area_jobs TO hirfa_api;
CREATE POLICY read ON daily_revenue FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY read ON daily_area_jobs FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));

-- What a booking adds to the figures of its day and area: nothing before its money is secured, and amounts once it is
-- settled.
CREATE FUNCTION figures_of_bookings(first_id uuid, last_id uuid) RETURNS SETOF counted_bookings
  LANGUAGE sql STABLE AS $$
  SELECT bookings.id, (payments.created_at AT TIME ZONE :market_zone)::date, bookings.area_id,
    CASE WHEN settled THEN payments.customer_total ELSE 0.00 END,
    CASE WHEN settled THEN payments.provider_commission + payments.platform_fee
      + round(payments.subtotal * :reported_share_of_subtotal, 2) ELSE 0.00 END,
    CASE WHEN settled THEN payments.vat ELSE 0.00 END,
    1, settled::int, (bookings.status = 'cancelled')::int
  FROM bookings
  JOIN payments ON payments.booking_id = bookings.id
  CROSS JOIN LATERAL (
    SELECT bookings.completed_at IS NOT NULL AND bookings.payment_status
      IN ('captured', 'partially_refunded')
      AND NOT EXISTS (SELECT FROM booking_disputes WHERE booking_id = bookings.id AND subtotal = 0) AS settled
  ) AS counted
  WHERE bookings.authorized_at IS NOT NULL
    AND bookings.id BETWEEN first_id AND last_id AND payments.booking_id BETWEEN first_id AND last_id
$$;

-- Counts a booking again, and adds to the figures what differs from what it was counted for before. Counts wait for
-- each other: each sees what the one before has committed.
CREATE FUNCTION count_booking(id uuid) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('figures');
  WITH before AS MATERIALIZED (SELECT * FROM counted_bookings WHERE booking_id = id),
  now AS MATERIALIZED (SELECT * FROM figures_of_bookings(id, id)),
  gone AS (DELETE FROM counted_bookings WHERE booking_id = id AND NOT EXISTS (SELECT FROM now)),
  kept AS (
    INSERT INTO counted_bookings SELECT * FROM now
    ON CONFLICT (booking_id) DO UPDATE SET date = excluded.date, area_id = excluded.area_id,
      total_revenue = excluded.total_revenue, business_revenue = excluded.business_revenue,
        vat_collected = excluded.vat_collected, total_jobs = excluded.total_jobs,
      completed_jobs = excluded.completed_jobs, cancelled_jobs = excluded.cancelled_jobs
    WHERE counted_bookings IS DISTINCT FROM excluded
  ), change AS (
    SELECT date, area_id, sum(sign * total_revenue) AS total_revenue, sum(sign * business_revenue) AS business_revenue,
      sum(sign * vat_collected) AS vat_collected, sum(sign * total_jobs) AS total_jobs,
      sum(sign * completed_jobs) AS completed_jobs, sum(sign * cancelled_jobs) AS cancelled_jobs
    FROM (SELECT 1 AS sign, * FROM now UNION ALL SELECT -1, * FROM before) AS changes
    WHERE (SELECT now FROM now) IS DISTINCT FROM (SELECT before FROM before)
    GROUP BY date, area_id
  ), days AS (
    INSERT INTO daily_revenue AS kept
    SELECT date, sum(total_revenue), sum(business_revenue), sum(vat_collected), sum(total_jobs), sum(completed_jobs),
      sum(cancelled_jobs)
    FROM change GROUP BY date
    ON CONFLICT (date) DO UPDATE SET total_revenue = kept.total_revenue + excluded.total_revenue,
      business_revenue = kept.business_revenue + excluded.business_revenue,
      vat_collected = kept.vat_collected + excluded.vat_collected, total_jobs = kept.total_jobs + excluded.total_jobs,
      completed_jobs = kept.completed_jobs + excluded.completed_jobs,
        cancelled_jobs = kept.cancelled_jobs + excluded.cancelled_jobs
  )
  INSERT INTO daily_area_jobs AS kept
  SELECT date, area_id, total_jobs, completed_jobs, total_revenue FROM change WHERE area_id IS NOT NULL
  ON CONFLICT (date, area_id) DO UPDATE SET total_jobs = kept.total_jobs + excluded.total_jobs,
    completed_jobs = kept.completed_jobs + excluded.completed_jobs,
      total_revenue = kept.total_revenue + excluded.total_revenue;
END $$;

-- Counts a booking at the end of the transaction that changes it. Before that the transaction has locked all other rows
-- that it needs, so that no two transactions wait for each other.
CREATE FUNCTION booking_is_counted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.authorized_at IS NOT NULL OR NEW.authorized_at IS NOT NULL
    THEN PERFORM count_booking(coalesce(NEW.id, OLD.id)); END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER booking_is_counted AFTER INSERT OR DELETE OR UPDATE OF status, payment_status, area_id,
  authorized_at, completed_at
  ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_is_counted();
-- Counts the booking of a payment at the end of the transaction that changes the payment.
CREATE FUNCTION payment_is_counted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM count_booking(NEW.booking_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payment_is_counted AFTER UPDATE OF subtotal, platform_fee, vat, provider_commission,
  customer_total, created_at
  ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payment_is_counted();

-- A rebuild counts all bookings again, some at a time, so that nobody waits for long; the figures are summed at its
-- end. Returns how many bookings had been counted otherwise.
--
-- All three tables are read in the order of their ids: of a table that was just filled the statistics say that it is
-- empty, and a plan made for that does not end.
CREATE FUNCTION recount_bookings(first_id uuid, last_id uuid) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan SET enable_nestloop = off
  SET enable_hashjoin = off AS $$
DECLARE
  changed int;
  added int;
BEGIN
  PERFORM pg_advisory_xact_lock('figures');
  UPDATE counted_bookings AS before
  SET date = now.date, area_id = now.area_id, total_revenue = now.total_revenue,
    business_revenue = now.business_revenue, vat_collected = now.vat_collected, total_jobs = now.total_jobs,
      completed_jobs = now.completed_jobs, cancelled_jobs = now.cancelled_jobs
  FROM figures_of_bookings(first_id, last_id) AS now
  WHERE before.booking_id = now.booking_id
    AND before.booking_id BETWEEN first_id AND last_id AND now IS DISTINCT FROM before;
  GET DIAGNOSTICS changed = ROW_COUNT;
  INSERT INTO counted_bookings
  SELECT * FROM figures_of_bookings(first_id, last_id) AS now
  WHERE NOT EXISTS (
    SELECT FROM counted_bookings AS before
    WHERE before.booking_id = now.booking_id AND before.booking_id BETWEEN first_id AND last_id
  );
  GET DIAGNOSTICS added = ROW_COUNT;
  RETURN changed + added;
END $$;
CREATE FUNCTION sum_counted_bookings() RETURNS int LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone int;
BEGIN
  PERFORM pg_advisory_xact_lock('figures');
  DELETE FROM counted_bookings AS counted
  WHERE NOT EXISTS (SELECT FROM bookings WHERE id = counted.booking_id AND authorized_at IS NOT NULL);
  GET DIAGNOSTICS gone = ROW_COUNT;
  DELETE FROM daily_revenue;
  INSERT INTO daily_revenue
  SELECT date, sum(total_revenue), sum(business_revenue), sum(vat_collected), sum(total_jobs), sum(completed_jobs),
    sum(cancelled_jobs)
  FROM counted_bookings GROUP BY date;
  DELETE FROM daily_area_jobs;
  INSERT INTO daily_area_jobs
  SELECT date, area_id, sum(total_jobs), sum(completed_jobs), sum(total_revenue)
  FROM counted_bookings WHERE area_id IS NOT NULL GROUP BY date, area_id;
  RETURN gone;
END $$;

-- The database of an older release has figures, but no counted bookings.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM counted_bookings) THEN
    PERFORM recount_bookings('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff');
    PERFORM sum_counted_bookings();
  END IF;
END $$;

-- How many providers there are: each statement that changes some adds what differs, and waits for nobody.
GRANT SELECT ON provider_counts TO hirfa_api;
CREATE POLICY read ON provider_counts FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
-- Adds to the counts of providers what a statement has changed.
CREATE FUNCTION providers_are_counted() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO provider_counts (verification_status, provider_type, providers, completed_jobs)
    SELECT verification_status, provider_type, count(*), sum(total_jobs) FROM after WHERE deleted_at IS NULL
      GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO provider_counts (verification_status, provider_type, providers, completed_jobs)
    SELECT verification_status, provider_type, -count(*), -sum(total_jobs) FROM before WHERE deleted_at IS NULL
      GROUP BY 1, 2;
  ELSE
    INSERT INTO provider_counts (verification_status, provider_type, providers, completed_jobs)
    SELECT verification_status, provider_type, sum(sign), sum(sign * total_jobs)
    FROM (
      SELECT 1 AS sign, verification_status, provider_type, total_jobs FROM after WHERE deleted_at IS NULL
      UNION ALL SELECT -1, verification_status, provider_type, total_jobs FROM before WHERE deleted_at IS NULL
    ) AS changes
    GROUP BY 1, 2 HAVING sum(sign) <> 0 OR sum(sign * total_jobs) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER providers_are_counted AFTER INSERT ON provider_profiles REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION providers_are_counted();
CREATE TRIGGER changed_providers_are_counted AFTER UPDATE ON provider_profiles
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION providers_are_counted();
CREATE TRIGGER deleted_providers_are_counted AFTER DELETE ON provider_profiles REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION providers_are_counted();
-- Replaces the rows by their sums. Returns how many were replaced.
CREATE FUNCTION sum_provider_counts() RETURNS int LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  summed int;
BEGIN
  PERFORM pg_advisory_xact_lock('counts of providers');
  WITH gone AS (DELETE FROM provider_counts RETURNING *), sums AS (
    INSERT INTO provider_counts (verification_status, provider_type, providers, completed_jobs)
    SELECT verification_status, provider_type, sum(providers), sum(completed_jobs) FROM gone GROUP BY 1, 2
  )
  SELECT count(*) INTO summed FROM gone;
  RETURN summed;
END $$;
GRANT EXECUTE ON FUNCTION sum_provider_counts() TO hirfa_worker;
-- Counts all providers again; those who change one meanwhile wait.
CREATE FUNCTION recount_providers() RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock('counts of providers');
  LOCK TABLE provider_profiles IN SHARE MODE;
  DELETE FROM provider_counts;
  INSERT INTO provider_counts (verification_status, provider_type, providers, completed_jobs)
  SELECT verification_status, provider_type, count(*), sum(total_jobs) FROM provider_profiles WHERE deleted_at IS NULL
    GROUP BY 1, 2;
END $$;
-- Also of the providers of an older release, which did not count them.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM provider_counts) THEN PERFORM recount_providers(); END IF;
END $$;

-- Decisions that take effect later. Of one thing there is one: of two admins the second is refused. What is decided so
-- stays as it is until the decision takes effect, which deletes its row first, or is taken back (`refuse_decided`).
GRANT SELECT, INSERT, DELETE ON queue_decisions TO hirfa_api;
CREATE POLICY read ON queue_decisions FOR SELECT TO hirfa_api USING ((SELECT actor_is_admin()));
CREATE POLICY decide ON queue_decisions FOR INSERT TO hirfa_api
  WITH CHECK (actor_is_admin() AND decided_by = actor_id());
CREATE POLICY own ON queue_decisions FOR DELETE TO hirfa_api USING (decided_by = actor_id());
CREATE POLICY decide_later ON deadlines FOR INSERT TO hirfa_api
  WITH CHECK (kind = 'admin.decision' AND actor_is_admin());
GRANT SELECT, DELETE ON queue_decisions TO hirfa_worker;
CREATE POLICY worker ON queue_decisions TO hirfa_worker USING (true) WITH CHECK (true);
