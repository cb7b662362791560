-- Whether what this person says about the problem of a booking was sent, with its photos: they have reported it, which
-- of cash the provider may have done, or answered.
CREATE FUNCTION is_sent_problem_photo(booking uuid, person uuid) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp
AS $$ SELECT EXISTS (SELECT FROM booking_disputes JOIN bookings ON bookings.id = booking_id
  WHERE booking_id = booking
    AND ((booker_id = person) = (coalesce(disputed_by, 'customer') = 'customer') OR answered_at IS NOT NULL)) $$;
GRANT EXECUTE ON FUNCTION is_sent_problem_photo(uuid, uuid) TO hirfa_api, hirfa_worker;

-- Refuses a photo of somebody who is not in the booking or has nothing to say about its problem, of what was sent, and
-- more than there may be. Locks the booking, as reporting and answering do. The file of the photo is used.
CREATE FUNCTION problem_photo_added() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM bookings WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  IF NOT EXISTS (
      SELECT FROM bookings JOIN provider_profiles AS providers ON providers.id = provider_id
      LEFT JOIN booking_disputes AS disputes ON booking_id = bookings.id
      WHERE bookings.id = NEW.booking_id AND CASE NEW.user_id
        WHEN booker_id THEN booking_id IS NULL AND completed_at IS NULL
          OR disputed_by = 'provider' AND outcome IS NULL AND heard_at IS NULL
        WHEN providers.user_id THEN
          booking_id IS NULL AND is_cash_due(bookings.id)
          OR disputed_by IS DISTINCT FROM 'provider' AND outcome IS NULL AND opened_at IS NOT NULL
            AND heard_at IS NULL END)
    OR (SELECT count(*) FROM booking_dispute_photos
      WHERE booking_id = NEW.booking_id AND user_id = NEW.user_id) > :problem_photos THEN
    RAISE EXCEPTION 'the problem of booking % takes no such photo', NEW.booking_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'problem_photo_added';
  END IF;
  PERFORM use_photo(NEW.photo_id);
  RETURN NULL;
END $$;
CREATE TRIGGER problem_photo_added AFTER INSERT ON booking_dispute_photos FOR EACH ROW
  EXECUTE FUNCTION problem_photo_added();
CREATE TRIGGER a_refuse_suspended BEFORE INSERT ON booking_dispute_photos FOR EACH ROW
  EXECUTE FUNCTION refuse_suspended();
CREATE TRIGGER problem_photo_removed AFTER DELETE ON booking_dispute_photos FOR EACH ROW
  EXECUTE FUNCTION photo_removed();

-- Who added a photo sees it, and removes it until it is sent; then the other one and admins see it too.
GRANT SELECT, INSERT, DELETE ON booking_dispute_photos TO hirfa_api;
CREATE POLICY read ON booking_dispute_photos FOR SELECT TO hirfa_api
  USING (user_id = actor_id() OR (is_own_booking(booking_id) OR actor_is_admin())
    AND is_sent_problem_photo(booking_id, user_id));
CREATE POLICY add ON booking_dispute_photos FOR INSERT TO hirfa_api WITH CHECK (user_id = actor_id());
CREATE POLICY remove ON booking_dispute_photos FOR DELETE TO hirfa_api
  USING (user_id = actor_id() AND NOT is_sent_problem_photo(booking_id, user_id));
-- The worker deletes those of who leaves, and those that nobody has sent.
GRANT SELECT, DELETE ON booking_dispute_photos TO hirfa_worker;
CREATE POLICY worker ON booking_dispute_photos TO hirfa_worker USING (true) WITH CHECK (true);
