-- Refuses a booking in the place of one that is not its customer's, that has the same provider, or that its provider
-- has not let down.
CREATE FUNCTION refuse_false_rescue() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.rescued_booking_id AND booker_id = NEW.booker_id
    AND provider_id <> NEW.provider_id AND authorized_at IS NOT NULL AND cancel_reason IN (:rescued_reasons)
    AND second_visit_of IS NULL)
  THEN
    RAISE EXCEPTION 'booking % cannot be in the place of booking %', NEW.id, NEW.rescued_booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refuse_false_rescue';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_false_rescue BEFORE INSERT OR UPDATE OF rescued_booking_id ON bookings FOR EACH ROW
  WHEN (NEW.rescued_booking_id IS NOT NULL) EXECUTE FUNCTION refuse_false_rescue();

-- The booking whose price and acceptance count for who is booked in the place of this one: of the bookings that each
-- replaced the one before, with the same service, kind and length, the first that was accepted, or else the first.
CREATE FUNCTION rescue_base(booking uuid) RETURNS uuid LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE before AS (
    SELECT 0 AS hop, bookings AS made FROM bookings WHERE id = booking
    UNION ALL
    SELECT hop + 1, earlier FROM before JOIN bookings AS earlier ON earlier.id = (made).rescued_booking_id
    WHERE (earlier.service_id, earlier.total_hours, coalesce(earlier.is_visit, false))
        IS NOT DISTINCT FROM ((made).service_id, (made).total_hours, coalesce((made).is_visit, false))
      AND earlier.category_slug = (made).category_slug
      AND NOT EXISTS (SELECT FROM booking_services WHERE booking_id IN (earlier.id, (made).id))
  )
  SELECT (made).id FROM before ORDER BY ((made).confirmed_at IS NULL), hop DESC LIMIT 1
$$;
-- Whether the platform already pays a part of another booking in the place of `base`, or in the place of one of those.
-- A booking whose money all went back does not count.
CREATE FUNCTION is_rescue_spent(base uuid, besides uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE later AS (
    SELECT id, status, payment_status FROM bookings WHERE rescued_booking_id = base
    UNION
    SELECT made.id, made.status, made.payment_status FROM bookings AS made
    JOIN later ON made.rescued_booking_id = later.id
  )
  SELECT EXISTS (SELECT FROM later JOIN booking_discounts ON booking_id = later.id AND kind = 'rescue'
    WHERE later.id IS DISTINCT FROM besides AND later.payment_status NOT IN ('voided', 'refunded')
      AND (later.status <> 'cancelled' OR later.payment_status NOT IN ('pending', 'failed')))
$$;
REVOKE EXECUTE ON FUNCTION rescue_base(uuid), is_rescue_spent(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION rescue_base(uuid), is_rescue_spent(uuid, uuid) TO hirfa_api;

-- Whether the platform pays so much of a booking: it is in the place of one that was accepted (`rescue_base`), both are
-- of one service and of the same kind, and it costs at most a tenth more; what is paid is no more than the difference
-- and the share that was set; and the platform pays of no other one in its place whose money did not all go back.
CREATE FUNCTION is_rescue_paid(booking uuid, paid numeric) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((
    SELECT first.confirmed_at IS NOT NULL AND coalesce(first.is_visit, false) = coalesce(made.is_visit, false)
        AND new_price <= trunc(price * 1.1, 2)
      AND paid <= least(new_price - price, round(price * coalesce((settings_of_offer(made.provider_id,
        made.category_slug, made.created_at) ->> 'rescue_rate')::numeric, 0), 2))
      AND CASE WHEN first.service_id IS NULL THEN made.category_slug = first.category_slug
        ELSE made.service_id = first.service_id END
      AND NOT EXISTS (SELECT FROM booking_extras WHERE booking_id = first.id AND outcome = 'added')
      AND NOT EXISTS (SELECT FROM booking_services WHERE booking_id IN (first.id, made.id))
      AND NOT is_rescue_spent(first.id, made.id)
    FROM bookings AS made JOIN payments AS costs ON costs.booking_id = made.id
    JOIN bookings AS first ON first.id = rescue_base(made.rescued_booking_id)
    JOIN payments AS before ON before.booking_id = first.id
    CROSS JOIN LATERAL (SELECT costs.customer_total + costs.referral_bonus AS new_price,
      before.customer_total + before.referral_bonus AS price) AS prices
    WHERE made.id = booking), false)
$$;
REVOKE EXECUTE ON FUNCTION is_rescue_paid(uuid, numeric) FROM PUBLIC;
