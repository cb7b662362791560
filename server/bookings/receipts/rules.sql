-- Refuses a photo of a receipt of somebody who can not propose extra work in this booking now, and more than there may
-- be. Locks the booking, as proposing does. The file of the photo is used.
CREATE FUNCTION receipt_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM bookings JOIN provider_profiles AS providers ON providers.id = provider_id
      WHERE bookings.id = NEW.booking_id AND providers.user_id = NEW.user_id
        AND status IN ('confirmed', 'started', 'in_progress') AND payment_status = 'captured'
        AND (disputed_at IS NULL OR dispute_ended_at IS NOT NULL))
    OR EXISTS (SELECT FROM booking_extras WHERE booking_id = NEW.booking_id AND outcome IS NULL)
    OR (SELECT count(*) FROM booking_extra_photos WHERE booking_id = NEW.booking_id AND extra_id IS NULL)
      > :receipt_photos
  THEN
    RAISE EXCEPTION 'booking % takes no such receipt', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_added';
  END IF;
  PERFORM use_photo(NEW.photo_id);
  RETURN NULL;
END $$;
CREATE TRIGGER receipt_added AFTER INSERT ON booking_extra_photos FOR EACH ROW EXECUTE FUNCTION receipt_added();
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON booking_extra_photos FOR EACH ROW
  EXECUTE FUNCTION refuse_suspended();
CREATE TRIGGER receipt_removed AFTER DELETE ON booking_extra_photos FOR EACH ROW EXECUTE FUNCTION photo_removed();

-- Refuses receipts of an extra that the customer may have approved already, that has no materials or is of another
-- booking, and more than there may be.
CREATE FUNCTION receipt_sent() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM booking_extras WHERE id = NEW.extra_id AND booking_id = NEW.booking_id
      AND outcome IS NULL AND approved_at IS NULL AND materials > 0)
    OR (SELECT count(*) FROM booking_extra_photos WHERE extra_id = NEW.extra_id) > :receipt_photos
  THEN
    RAISE EXCEPTION 'extra % takes no such receipt', NEW.extra_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_sent';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER receipt_sent AFTER UPDATE ON booking_extra_photos FOR EACH ROW EXECUTE FUNCTION receipt_sent();

-- Who added a photo sees it, and sends or removes it; once it is sent, the other one and admins see it too.
GRANT SELECT, INSERT, DELETE, UPDATE (extra_id) ON booking_extra_photos TO hirfa_api;
CREATE POLICY read ON booking_extra_photos FOR SELECT TO hirfa_api
  USING (user_id = actor_id() OR extra_id IS NOT NULL AND (is_own_booking(booking_id) OR actor_is_admin()));
CREATE POLICY add ON booking_extra_photos FOR INSERT TO hirfa_api
  WITH CHECK (user_id = actor_id() AND extra_id IS NULL);
CREATE POLICY send ON booking_extra_photos FOR UPDATE TO hirfa_api USING (user_id = actor_id() AND extra_id IS NULL)
  WITH CHECK (user_id = actor_id() AND extra_id IS NOT NULL);
CREATE POLICY remove ON booking_extra_photos FOR DELETE TO hirfa_api USING (user_id = actor_id() AND extra_id IS NULL);
-- The worker deletes those of who leaves, and those that nobody has sent.
GRANT SELECT, DELETE ON booking_extra_photos TO hirfa_worker;
CREATE POLICY worker ON booking_extra_photos TO hirfa_worker USING (true) WITH CHECK (true);
