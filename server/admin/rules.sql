GRANT SELECT ON daily_revenue TO hirfa_api;
CREATE POLICY read ON daily_revenue FOR SELECT TO hirfa_api USING (actor_is_admin());

-- Triggers update daily_revenue when bookings and payments change. This is the share of one booking:
CREATE FUNCTION revenue_of(booking bookings, payment payments) RETURNS daily_revenue LANGUAGE sql IMMUTABLE AS $$
  SELECT ROW(
    (payment.created_at AT TIME ZONE 'Africa/Cairo')::date,
    CASE WHEN settled THEN payment.customer_total ELSE 0 END,
    CASE WHEN settled THEN payment.provider_commission + payment.platform_fee + round(payment.subtotal * 0.08, 2) ELSE 0 END,
    CASE WHEN settled THEN payment.vat ELSE 0 END,
    (booking.authorized_at IS NOT NULL)::int,
    settled::int,
    (booking.authorized_at IS NOT NULL AND booking.status = 'cancelled')::int
  )::daily_revenue
  FROM (SELECT booking.completed_at IS NOT NULL AND booking.payment_status IN ('captured', 'partially_refunded') AS settled) AS counted
$$;
CREATE FUNCTION add_revenue(before daily_revenue, now daily_revenue) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  INSERT INTO daily_revenue AS kept
  SELECT now.date, now.total_revenue - before.total_revenue, now.business_revenue - before.business_revenue,
    now.vat_collected - before.vat_collected, now.total_jobs - before.total_jobs, now.completed_jobs - before.completed_jobs,
    now.cancelled_jobs - before.cancelled_jobs
  WHERE now IS DISTINCT FROM before
  ON CONFLICT (date) DO UPDATE SET total_revenue = kept.total_revenue + excluded.total_revenue,
    business_revenue = kept.business_revenue + excluded.business_revenue, vat_collected = kept.vat_collected + excluded.vat_collected,
    total_jobs = kept.total_jobs + excluded.total_jobs, completed_jobs = kept.completed_jobs + excluded.completed_jobs,
    cancelled_jobs = kept.cancelled_jobs + excluded.cancelled_jobs
$$;
CREATE FUNCTION booking_changes_revenue() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  payment payments;
BEGIN
  SELECT * INTO payment FROM payments WHERE booking_id = NEW.id;
  IF FOUND THEN PERFORM add_revenue(revenue_of(OLD, payment), revenue_of(NEW, payment)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER booking_changes_revenue AFTER UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION booking_changes_revenue();
CREATE FUNCTION payment_changes_revenue() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  booking bookings;
BEGIN
  SELECT * INTO booking FROM bookings WHERE id = NEW.booking_id;
  PERFORM add_revenue(revenue_of(booking, OLD), revenue_of(booking, NEW));
  RETURN NULL;
END $$;
CREATE TRIGGER payment_changes_revenue AFTER UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION payment_changes_revenue();
-- Counts everything again: for seeding, and for tests that compare the result with that of the triggers.
CREATE FUNCTION rebuild_daily_revenue() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM daily_revenue;
  INSERT INTO daily_revenue
  SELECT (revenue).date, sum((revenue).total_revenue), sum((revenue).business_revenue), sum((revenue).vat_collected),
    sum((revenue).total_jobs), sum((revenue).completed_jobs), sum((revenue).cancelled_jobs)
  FROM (SELECT revenue_of(bookings, payments) AS revenue FROM bookings JOIN payments ON payments.booking_id = bookings.id) AS each
  GROUP BY (revenue).date;
$$;
