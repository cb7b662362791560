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
