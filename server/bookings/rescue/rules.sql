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

-- Whether the platform pays so much of a booking: it is in the place of one that was accepted, both are of one service
-- and of the same kind, and it costs at most a tenth more; what is paid is no more than the difference and the share
-- that was set; and the platform pays of no other one in its place whose money did not all go back.
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
      AND NOT EXISTS (SELECT FROM bookings AS other JOIN booking_discounts ON booking_id = other.id AND kind = 'rescue'
        WHERE other.rescued_booking_id = first.id AND other.id <> made.id
          AND other.payment_status NOT IN ('voided', 'refunded')
          AND (other.status <> 'cancelled' OR other.payment_status NOT IN ('pending', 'failed')))
    FROM bookings AS made JOIN payments AS costs ON costs.booking_id = made.id
    JOIN bookings AS first ON first.id = made.rescued_booking_id JOIN payments AS before ON before.booking_id = first.id
    CROSS JOIN LATERAL (SELECT costs.customer_total + costs.referral_bonus AS new_price,
      before.customer_total + before.referral_bonus AS price) AS prices
    WHERE made.id = booking), false)
$$;
REVOKE EXECUTE ON FUNCTION is_rescue_paid(uuid, numeric) FROM PUBLIC;
