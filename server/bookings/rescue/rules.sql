-- Refuses a booking in the place of one that is not its customer's, that has the same provider, or that its provider
-- has not let down.
CREATE FUNCTION refuse_false_rescue() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM bookings WHERE id = NEW.rescued_booking_id AND booker_id = NEW.booker_id
    AND provider_id <> NEW.provider_id AND authorized_at IS NOT NULL AND cancel_reason IN (:rescued_reasons))
  THEN
    RAISE EXCEPTION 'booking % cannot be in the place of booking %', NEW.id, NEW.rescued_booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refuse_false_rescue';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_false_rescue BEFORE INSERT OR UPDATE OF rescued_booking_id ON bookings FOR EACH ROW
  WHEN (NEW.rescued_booking_id IS NOT NULL) EXECUTE FUNCTION refuse_false_rescue();

-- Whether the platform pays so much of a booking: it is in the place of another one and costs so much more, this is not
-- above the share that was set, and the platform pays of no other one in its place.
CREATE FUNCTION is_rescue_paid(booking uuid, paid numeric) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce((
    SELECT paid <= least(costs.customer_total + costs.referral_bonus - before.customer_total - before.referral_bonus,
        round((before.customer_total + before.referral_bonus)
          * (settings_of_offer(made.provider_id, made.category_slug, made.created_at) ->> 'rescue_rate')::numeric, 2))
      AND NOT EXISTS (SELECT FROM bookings AS other JOIN booking_discounts ON booking_id = other.id AND kind = 'rescue'
        WHERE other.rescued_booking_id = made.rescued_booking_id AND other.id <> made.id
          AND other.status <> 'cancelled')
    FROM bookings AS made JOIN payments AS costs ON costs.booking_id = made.id
    JOIN payments AS before ON before.booking_id = made.rescued_booking_id WHERE made.id = booking), false)
$$;
REVOKE EXECUTE ON FUNCTION is_rescue_paid(uuid, numeric) FROM PUBLIC;
